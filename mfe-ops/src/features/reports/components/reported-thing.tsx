import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OpsReport, OpsSaidMessage } from '@rendezvous/contract/operators/reports/schemas';
import { theme } from '@rendezvous/theme/theme';
import { text } from '@rendezvous/ui/layout/text';
import { Section } from '#src/lib/section.tsx';
import { useReportWords } from '../hooks/use-report-words.ts';
import { SaidMessages } from './said-messages.tsx';

/** The profile's words or the conversation as they were, and the photo while it can be shown. */
export function ReportedThing({ report }: { report: OpsReport }) {
  const intl = useIntl();
  const { kinds } = useReportWords();
  const { photo, words, said, member } = report;
  return (
    <Section title={kinds[report.kind]}>
      {said && <SaidMessages report={report} said={said} />}
      {photo && (
        <Picture
          src={photo.urls.large}
          width={photo.width}
          height={photo.height}
          style={{ width: `min(100%, ${(70 * photo.width) / photo.height}dvh)` }}
          alt={intl.formatMessage(
            { id: 'reports.photo.alt', defaultMessage: 'Reported photo of {name}' },
            { name: member.name },
          )}
        />
      )}
      {words && (
        <Said>
          <p>
            {words.about_me ||
              intl.formatMessage({ id: 'reports.noWords', defaultMessage: '“About me” was empty.' })}
          </p>
          {words.half_prompts.map((half) => (
            <p key={half.prompt} lang={half.language}>
              <small>{half.beginning}</small> {half.text}
            </p>
          ))}
        </Said>
      )}
      {!photo && !words && (!said || isPhotoGone(said)) && (
        <p>
          {intl.formatMessage({
            id: 'reports.photo.gone',
            defaultMessage: 'The photo is gone, or the report is closed.',
          })}
        </p>
      )}
    </Section>
  );
}

const isPhotoGone = (said: OpsSaidMessage[]): boolean =>
  said.some(({ reported, kind }) => reported && kind === 'photo');

/** As wide as the room and seven tenths of the window's height allow. */
const Picture = styled.img`
  display: block;
  height: auto;
  border-radius: ${theme.radius.r2};
  background: ${theme.color.surface2};
`;

const Said = styled.div`
  display: grid;
  gap: ${theme.space.s2};
  max-width: 72ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
  & small {
    ${text.small}
    color: ${theme.color.ink2};
  }
`;
