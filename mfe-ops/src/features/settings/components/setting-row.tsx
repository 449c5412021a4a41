import styled from 'styled-components';
import type { OpsSetting } from '@rendezvous/contract/operators/settings/schemas';
import { RowLink, RowWords } from '#src/lib/rows.tsx';
import { shortValue } from '../values.ts';
import { SourceTag } from './source-tag.tsx';

/** One setting of the list: its name, its value in one line, and where that comes from. */
export function SettingRow({ setting, to }: { setting: OpsSetting; to: string }) {
  return (
    <li>
      <RowLink to={to}>
        <RowWords>
          <b>{setting.key}</b>
          <Value>{shortValue(setting.value)}</Value>
        </RowWords>
        {setting.source !== 'product' && <SourceTag source={setting.source} />}
      </RowLink>
    </li>
  );
}

const Value = styled.span`
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
`;
