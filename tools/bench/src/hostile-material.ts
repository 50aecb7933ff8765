import type { SeededRandom } from './seeded-random.ts'

/** What hostile answers are made of. */

/** Bodies of any size: start, repeated part, end. */
export const floods: Record<string, readonly [before: string, part: string, after: string]> = {
  'nested lists': ['', '[', ''],
  'nested objects': ['', '{"a":', ''],
  'nested and closed': ['', '[[[[', '1'],
  'empty objects': ['[', '{},', '{}]'],
  'empty lists of data': ['{"data":[', '[],', '[]]}'],
  'long digits': ['[', '9', ']'],
  'long digits as an id': ['[{"id":', '9', ',"name":"a"}]'],
  'a long price': ['[{"id":1,"price":"', '1', 'x"}]'],
  slashes: ['[{"id":1,"permalink":"https://shop.example.test', '/', 'x"}]'],
  'long text': ['{"data":"', 'aaaaaaaa', '"}'],
  'text that never ends': ['["', 'aaaaaaaa', ''],
  'many escapes': ['["', '\\u0000', '"]'],
  'lone surrogates': ['[{"id":1,"name":"', '\\ud800', '"}]'],
  'many keys': ['{"a":1', ',"__proto__":{"a":1},"constructor":2', '}'],
  'many numbers': ['[', '0,', '0]'],
  whitespace: ['', ' \n\t', ''],
  'half a tag': ['[{"id":1,"name":"', '<p', '"}]'],
  'half an entity': ['[{"id":1,"name":"', '&#1', '"}]'],
  HTML: ['<!doctype html><html><body>', '<div>Please sign in</div>', '</body></html>'],
  'U+0000': ['[{"id":1,"name":"a', '\0', '"}]'],
}
export const bytes: Record<string, readonly [before: Buffer, part: Buffer, after: Buffer]> = {
  'broken UTF-8': [Buffer.from('["'), Buffer.from([0xc3, 0x28, 0xff, 0xf0, 0x9f]), Buffer.from('"]')],
  'UTF-16': [Buffer.from([0xff, 0xfe]), Buffer.from('[1,2]', 'utf16le'), Buffer.alloc(0)],
  'a mark before': [Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(' '), Buffer.from('[]')],
}
export const tiny = [
  '',
  'null',
  'true',
  '0',
  '-1e999',
  '""',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '[0]',
  '{"data":null}',
  '{"data":{}}',
  '{"data":[null]}',
  '{"errors":[]}',
  '{"errors":"no"}',
  '{"errors":[{"extensions":null}]}',
  '{"error":{}}',
  '{"error":{"code":"4","message":[]}}',
  '{"code":{},"message":7}',
  '{"length":4294967296}',
  '[{"id":1e400}]',
  'undefined',
  '{"a":1,}',
]
export const statuses = [
  200, 201, 206, 400, 401, 402, 403, 404, 406, 410, 418, 423, 429, 430, 500, 502, 503, 520,
]
export const redirects = [301, 302, 303, 307, 308]
export const targets = [
  'http://169.254.169.254/latest/meta-data',
  '//shop.example.test/',
  'javascript:alert(1)',
  '/',
  'https://[::1]/',
  `https://shop.example.test/${'a'.repeat(5000)}`,
  'http://',
]
export const contentTypes = [
  'text/html',
  'text/plain; charset=utf-16',
  'application/xml',
  'image/png',
  'x',
  'application/json; charset=nothing',
]
/** Values that a field may have instead of the right one. */
export const values: readonly ((random: SeededRandom) => unknown)[] = [
  () => null,
  () => '',
  () => 0,
  () => -1,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => 0.1,
  () => true,
  () => [],
  () => ({}),
  () => ['a'],
  () => ({ toString: 'no', __proto__: null, constructor: 1 }),
  () => '\0',
  () => 'a\0b',
  () => '\ud800',
  () => '\udc00\ud800',
  () => '=1+1',
  () => '<script>alert(1)</script>',
  () => 'javascript:alert(1)',
  () => '‮﻿',
  () => '9999-99-99T99:99:99Z',
  () => '0000-00-00T00:00:00',
  () => '+275760-09-13T00:00:00Z',
  () => 'NaN',
  () => '1e5',
  () => '-0',
  () => '１２',
  () => '__proto__',
  ({ below }) => '9'.repeat(1 + below(3000)),
  ({ below }) => '/'.repeat(1 + below(3000)),
  ({ below }) => ' '.repeat(1 + below(3000)),
  ({ below }) => 'ß😀'.repeat(1 + below(700)),
  ({ below }) => '&lt;'.repeat(1 + below(700)),
  ({ below }) => Array.from({ length: below(500) }, () => ({})),
  ({ below }) => {
    const depth = 1 + below(60)
    return JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown
  },
]
