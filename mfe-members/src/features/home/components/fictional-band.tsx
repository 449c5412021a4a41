import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pathTo } from '@rendezvous/contract/routes';
import { FictionalMarker } from '@rendezvous/ui/fictional-marker';
import { Wrap } from '@rendezvous/ui/page';
import { useFictionalWords } from '#src/lib/fictional.ts';
import { ExamplePortrait } from './example-portrait.tsx';

/** Says what fictional profiles are and shows the mark they carry (spec §1 Some profiles are labelled fictional). */
export function FictionalBand() {
  const intl = useIntl();
  const { singular, plural, icon, contact } = useFictionalWords();
  return (
    <Band>
      <Inner>
        <Portrait>
          <ExamplePortrait />
          <FictionalMarker label={singular} icon={icon} onPhoto />
        </Portrait>
        <div>
          <Title>{intl.formatMessage({ id: 'home.fictional.title', defaultMessage: '{plural}? We say so.' }, { plural })}</Title>
          <Lead>
            {intl.formatMessage({
              id: 'home.fictional.body',
              defaultMessage:
                'Our team writes them, for entertainment. Meeting in person isn’t possible. They carry this mark in search, on the profile, in every chat and on every match, so you know before you write.',
            })}{' '}
            {intl.formatMessage(
              {
                id: 'home.fictional.cost',
                defaultMessage:
                  '{contact, select, free {Writing to them costs nothing, because nobody promised an answer.} none {You can look, but not write.} other {A message to them costs the same as any other.}}',
              },
              { contact },
            )}
          </Lead>
          <Link to={pathTo('pages-faq')}>
            {intl.formatMessage({ id: 'home.fictional.link', defaultMessage: 'How this works' })}
          </Link>
        </div>
      </Inner>
    </Band>
  );
}
