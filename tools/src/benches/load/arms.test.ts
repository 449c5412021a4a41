import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageOf } from './arms.ts';

const PAGE = `<!doctype html><html lang="en"><head><title>Site</title>
<script src="/assets/shell/1/main.js" nonce="n" defer></script><link rel="preload" as="script" href="/assets/members/1/browser/screen.index.js">
<link rel="preload" as="script" href="/assets/members/1/browser/767.js" integrity="x" crossorigin>
<script nonce="n">early()</script><style nonce="n">:root{}</style><style nonce="n" data-styled="true">.a{}</style></head><body>
<div id="frame" data-ssr><main><div>Nadia</div></main></div>
<script type="application/json" id="page-data">{"url":"/","rendered":{"remote":"members","state":{"/api/members.php?a=1&b=2":{"items":[]}}}}</script>
</body>`;
const bundle = {
  folder: '',
  entry: 'main.1.js',
  chunks: { 'screen.index': 'screen.index.9.js', 'screen.members': 'screen.members.8.js' },
  catalogues: { members: { en: '12.7.js', de: '13.6.js' } },
};

describe('the arms of the load bench', () => {
  it('this build is served as it is', () => {
    assert.equal(pageOf({ arm: 'this build', bundle }, PAGE), PAGE);
  });

  it('the static page has content and styles and has no script', () => {
    const page = pageOf({ arm: 'static page', bundle }, PAGE);
    assert.match(page, /Nadia/);
    assert.match(page, /data-styled/);
    assert.doesNotMatch(page, /<script|as="script"/);
  });

  it('the bundle announces its own files for the screen and the language of the page, and no others', () => {
    const page = pageOf({ arm: 'one bundle', bundle }, PAGE);
    const announced = [...page.matchAll(/as="script" href="([^"]+)"/g)].map(([, href]) => href);
    assert.deepEqual(announced, ['/bench/screen.index.9.js', '/bench/12.7.js']);
  });

  it('the bundle gets an empty frame, its script and the data announced early', () => {
    const page = pageOf({ arm: 'one bundle', bundle }, PAGE);
    assert.doesNotMatch(page, /Nadia|data-styled|early\(\)|main\.js"/);
    assert.match(page, /<div id="frame"><\/div>/);
    assert.match(page, /<script src="\/bench\/main\.1\.js" nonce="n" defer>/);
    assert.match(page, /as="fetch" crossorigin href="\/api\/members\.php\?a=1&amp;b=2"/);
    assert.match(page, /"rendered":null/);
  });
});
