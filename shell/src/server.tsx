import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMServer from 'react-dom/server';
import * as ReactIntl from 'react-intl';
import { StaticRouter } from 'react-router';
import * as ReactRouter from 'react-router-dom';
import * as Rxjs from 'rxjs';
import * as StyledComponents from 'styled-components';
import * as Swr from 'swr';
import type { FrameServerBuild } from '@rendezvous/contract/composition/page';
import { matchRoute } from '@rendezvous/contract/kernel/routes';
import { reuseCompiledStyles } from '@rendezvous/remote/compiled-styles';
import { idPrefix } from '@rendezvous/remote/id-prefix';
import { preloadScreen } from '@rendezvous/remote/lazy-screen';
import { NoticesPart } from '#src/app/notices/notices-part.ts';
import { PlainForms, hasPlainForms, loadPlainWords } from '#src/app/plain-forms.tsx';
import { App } from '#src/app/app.tsx';
import { firstParts } from '#src/app/first-parts.ts';
import { pageTitle } from '#src/app/page-title.ts';
import { createFrame } from '#src/app/create-frame.ts';
import { DrawnWarning, mayWarn } from '#src/features/entry/drawn-warning.tsx';
import { LateFooter } from '#src/features/frame/footer/late-footer.tsx';
import { loadCatalogue, wordsOf } from '#src/kernel/language/catalogues.ts';
import { ServerHtmlContext } from '#src/kernel/outlet/server-html.ts';
import { SHELL_SCREENS } from '#src/features/pages/shell-screens.tsx';

const nothingLoads = () => Promise.reject(new Error('nothing is loaded while the server renders'));

/** Server build of the frame; it also carries the packages that the remotes' server builds share with it. */
const build: FrameServerBuild = {
  contract: 1,
  provided: {
    react: React,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': ReactDOM,
    'react-dom/server': ReactDOMServer,
    'react-intl': ReactIntl,
    'react-router-dom': ReactRouter,
    'styled-components': StyledComponents,
    rxjs: Rxjs,
    swr: Swr,
  },
  async commonMessages(locale) {
    const [catalogue] = await Promise.all([
      loadCatalogue(locale),
      LateFooter.preload(),
      NoticesPart.preload(),
      loadPlainWords(locale),
      ...Object.values(SHELL_SCREENS).map(preloadScreen),
    ]);
    return catalogue.common;
  },
  render({ page, remoteHtml, nonce }) {
    const frame = createFrame(page, { loadModule: nothingLoads, readRegistry: nothingLoads, provided: {} });
    const sheet = reuseCompiledStyles(new StyledComponents.ServerStyleSheet({ nonce }));
    try {
      const tree = sheet.collectStyles(
        <StaticRouter location={page.url}>
          <ServerHtmlContext value={remoteHtml}>
            <App frame={frame} />
          </ServerHtmlContext>
        </StaticRouter>,
      );
      const html = ReactDOMServer.renderToString(tree, { identifierPrefix: idPrefix('shell') });
      const plainForms = hasPlainForms(page)
        ? ReactDOMServer.renderToStaticMarkup(
            sheet.collectStyles(
              <StaticRouter location={page.url}>
                <PlainForms page={page} />
              </StaticRouter>,
            ),
          )
        : '';
      const ahead = mayWarn(page)
        ? ReactDOMServer.renderToStaticMarkup(
            sheet.collectStyles(
              <StaticRouter location={page.url}>
                <DrawnWarning page={page} nonce={nonce} />
              </StaticRouter>,
            ),
          )
        : '';
      const match = page.status === 404 ? null : matchRoute(page.url.split('?')[0]!);
      const named = frame.naming.get();
      return {
        html,
        ahead,
        beside: plainForms,
        styleTags: sheet.getStyleTags(),
        title: pageTitle(wordsOf(page.locale), page.settings, match, named),
        description: named?.description ?? page.settings.description,
        parts: firstParts(page).map((part) => part.name),
      };
    } finally {
      sheet.seal();
    }
  },
};

export default build;
