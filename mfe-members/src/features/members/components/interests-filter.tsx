import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { INTERESTS, INTERESTS_MAX, type Interest } from '@rendezvous/contract/profile';
import { Button } from '@rendezvous/ui/button';
import { Chip } from '@rendezvous/ui/chip';
import { Icon } from '@rendezvous/ui/icon';
import { Modal } from '@rendezvous/ui/modal';
import type { FilterProps } from './filter-form.tsx';

/** Interests somebody must share, all of them. */
export function InterestsFilter({ filters, onChange }: FilterProps) {
  return null;
}
