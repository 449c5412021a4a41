import { Buffer } from 'node:buffer';

const script = '<script>PLANTED()</script>';

/** What is put behind a picture, or behind its first bytes: files that another program would run or unpack. */
export const POLYGLOTS: Readonly<Record<string, Buffer>> = {
  html: Buffer.from(`<!doctype html><html><body>${script}</body></html>`),
  svg: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="PLANTED()">${script}</svg>`),
  script: Buffer.from('*/=0;PLANTED();/*'),
  php: Buffer.from("<?php system('PLANTED'); ?>"),
  pdf: Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(PLANTED)>>>>endobj\n%%EOF'),
  zip: Buffer.concat([
    Buffer.from('PK\x03\x04PLANTED', 'latin1'),
    Buffer.from('PK\x05\x06', 'latin1'),
    Buffer.alloc(18),
  ]),
  gif: Buffer.from('GIF89a/*PLANTED*/=1;\x00;'),
  program: Buffer.from('MZ\x90\x00PLANTED\x7fELF', 'latin1'),
  shell: Buffer.from('\n#!/bin/sh\necho PLANTED\n'),
  xml: Buffer.from(
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>PLANTED&b;</a>',
  ),
};

const STEMS = [
  '../../etc/passwd',
  '..\\..\\windows\\system32\\drivers',
  '/etc/cron.d/job',
  'C:\\boot.ini',
  '\\\\host\\share\\a',
  '%2e%2e%2f%2e%2e%2fa',
  '..%c0%af..%c0%afa',
  'a\0b',
  'CON',
  'aux.png',
  '.htaccess',
  'nul',
  '..',
  '-rf',
  '$(reboot)',
  '`id`',
  ';ls',
  '|cat',
  '<img src=x onerror=alert(1)>',
  'a\u202egnp.exe',
  'é\u0301\u200d\ufeff',
  '\ud83d\ude00',
  'x'.repeat(300),
  '\t\v\f',
  "'; drop table photos; --",
];
const ENDS = ['', '.png', '.svg', '.php', '.php.png', '.png/../../a.js', ' ', '.', '::$DATA', '.png\0.php'];

/** Five hundred names a file may claim, as the bytes that are sent: each in UTF-8 and in Latin-1 where that differs, else doubled. */
export function hostileNames(): Buffer[] {
  const texts = STEMS.flatMap((stem) => ENDS.map((end) => stem + end));
  return texts.flatMap((text) => [Buffer.from(text), Buffer.from(`./${text}\xff`, 'latin1')]);
}
