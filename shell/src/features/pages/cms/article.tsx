import { useRef } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Locale } from '@rendezvous/contract/kernel/locales';
import type { ContentPage } from '@rendezvous/contract/resources/pages/schemas';
import { media } from '@rendezvous/theme/media';
import { theme } from '@rendezvous/theme/theme';
import { Alert } from '@rendezvous/ui/feedback/alert';
import { Button } from '@rendezvous/ui/controls/button';
import { Icon } from '@rendezvous/ui/layout/icon';
import { DOWNLOAD } from '@rendezvous/ui/icons/actions/download';
import { GLOBE } from '@rendezvous/ui/icons/objects/globe';
import { Wrap } from '@rendezvous/ui/layout/page';
import { text } from '@rendezvous/ui/layout/text';
import { pathTo } from '@rendezvous/contract/kernel/routes';
import { Blocks } from './blocks.tsx';
import { Contents } from './contents.tsx';
import { MoreToRead } from './more-to-read.tsx';
import { PaperHead, PaperStyle } from './paper.tsx';
import { numbersOf, sectionsOf } from './sections.ts';
import { useAnchors } from './use-anchors.ts';
import { useOpenOnPaper } from './use-open-on-paper.ts';

/** A page with its contents beside it; below 992 px they fold away. Prints as a document of its own. */
export function Article({ page, locale }: { page: ContentPage; locale: Locale }) {
  const element = useRef<HTMLElement>(null);
  useAnchors(element);
  useOpenOnPaper(element);
  const sections = sectionsOf(page);
  const numbers = numbersOf(page);
  const lang = page.language === locale ? undefined : page.language;
  return (
    <Columns>
      <PaperStyle />
      {sections.length > 2 && <Contents key={page.slug} sections={sections} numbers={numbers} lang={lang} />}
      <Text ref={element} lang={lang}>
        <PaperHead path={pathTo('pages-token', { token: page.slug })} />
        <Head>
          <Title>{page.title}</Title>
          <Facts lang={locale}>
            <Dated page={page} />
            <Button tone="quiet" size="s" onClick={() => window.print()}>
              <Icon of={DOWNLOAD} />
              <FormattedMessage id="pages.page.print" defaultMessage="Print or save" />
            </Button>
          </Facts>
          {lang && (
            <div lang={locale}>
              <Alert tone="info" icon={GLOBE}>
                <FormattedMessage
                  id="pages.page.english"
                  defaultMessage="This page isn’t available in your language yet, so here it is in English."
                />
              </Alert>
            </div>
          )}
        </Head>
        <Blocks blocks={page.body} numbers={numbers} />
        <MoreToRead slug={page.slug} lang={locale} />
      </Text>
    </Columns>
  );
}

/** The date of the words: the terms bear that of their version (spec §9). */
function Dated({ page }: { page: ContentPage }) {
  const date = <FormattedDate value={page.updated_at} dateStyle="long" timeZone="UTC" />;
  return (
    <p>
      {page.slug === 'terms' ? (
        <FormattedMessage id="pages.page.version" defaultMessage="Version of {date}" values={{ date }} />
      ) : (
        <FormattedMessage id="pages.page.updated" defaultMessage="Last updated on {date}" values={{ date }} />
      )}
    </p>
  );
}

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s5};
  padding-block: ${theme.space.s5} 0;
  ${media.desktop} {
    grid-template-columns: 248px minmax(0, 1fr);
    gap: ${theme.space.s8};
    padding-block: ${theme.space.s7h} 0;
  }
  @media print {
    display: block;
    max-width: none;
    padding: 0;
  }
`;

const Text = styled.article`
  max-width: 44rem;
  ${media.desktop} {
    grid-column: 2;
  }
  @media print {
    max-width: none;
  }
`;

const Head = styled.header`
  display: grid;
  gap: ${theme.space.s2};
  margin-bottom: ${theme.space.s5};
`;

const Title = styled.h1`
  ${text.d3}
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.s4h};
  ${text.small}
  color: ${theme.color.ink2};
  button {
    margin-left: -${theme.space.s3h};
  }
  @media print {
    button {
      display: none;
    }
  }
`;
