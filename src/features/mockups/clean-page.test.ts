import { expect, test } from 'vitest';
import { cleanPage } from './clean-page.server.ts';

test('a page keeps its words, looks and inner pictures', () => {
  const page = cleanPage(
    '<html lang="en"><head><title>T</title><style>p > b { color: red }</style></head><body class="a"><p id="x">1 &lt; 2 <b>bold</b><img src="data:image/png;base64,AA==" alt="dot"><a href="#x">up</a></p></body></html>',
  );
  expect(page).toBe(
    '<!doctype html><html lang="en"><meta charset="utf-8"><body class="a"><style>p > b { color: red }</style><p id="x">1 &lt; 2 <b>bold</b><img src="data:image/png;base64,AA==" alt="dot"><a href="#x">up</a></p></body></html>',
  );
});

test.each([
  ['<script>alert(1)</script>', /script|alert/],
  ['<SCRIPT SRC=//evil.example/x.js></SCRIPT >', /script|evil/i],
  ['<svg><script>alert(1)</script></svg>', /alert/],
  ['<img src=x onerror=alert(1)>', /onerror|src/],
  ['<img srcset="//evil.example/1.png 2x">', /evil/],
  ['<link rel=preconnect href=//evil.example>', /link|evil/],
  ['<link rel="dns-prefetch" href="//evil.example">', /link|evil/],
  ['<meta http-equiv=refresh content="0;url=//evil.example">', /refresh|evil/],
  ['<base href=//evil.example>', /base|evil/],
  ['<iframe src=//evil.example srcdoc="<script>1</script>">x</iframe>', /iframe|evil|srcdoc/],
  ['<object data=//evil.example></object><embed src=//evil.example>', /evil/],
  ['<form action=//evil.example><button formaction=//evil.example>x</button></form>', /evil/],
  ['<a href="javascript:alert(1)" ping=//evil.example target=_top>x</a>', /javascript|evil|target/],
  ['<a href=" java\nscript:alert(1)">x</a>', /alert/],
  [
    '<svg><use href="//evil.example/a.svg#b"></use><image xlink:href="//evil.example/b.png"></image></svg>',
    /evil/,
  ],
  ['<video src=//evil.example poster=//evil.example></video>', /evil/],
  ['<template><script>alert(1)</script></template>', /alert/],
  ['<noscript><img src=//evil.example></noscript>', /evil/],
  ['<style></style><script>alert(1)</script>', /alert/],
  ['<a href="data:text/html,<script>alert(1)</script>">x</a>', /data:text/],
])('%s does not come through', (html, gone) => {
  expect(cleanPage(`<p>before</p>${html}<p>after</p>`)).not.toMatch(gone);
  expect(cleanPage(`<p>before</p>${html}<p>after</p>`)).toContain('before');
});

test('a style cannot end early and become markup', () => {
  expect(cleanPage('<style>a{}<\\/style><b>x</b></style>')).not.toContain('<b>x</b></style>');
});
