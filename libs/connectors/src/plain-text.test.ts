import { expect, test } from 'vitest'
import { plainText, storableText } from './plain-text.ts'

test.each([
  ['Tea &amp; "Coffee" <b>Set</b>', 'Tea & "Coffee" Set'],
  ['GARDENERS KNEELING PAD CUP OF TEA ', 'GARDENERS KNEELING PAD CUP OF TEA'],
  ['Zo&euml; &#8211; caf&#xE9;&nbsp;&hellip;', 'Zoë – café …'],
  ['One<br/>two', 'One two'],
  ['H<sub>2</sub>O', 'H2O'],
  ['&lt;b&gt; stays text', '<b> stays text'],
  ['a < b > c', 'a < b > c'],
  ['&unknown; &#1114112; & co', '&unknown; &#1114112; & co'],
  ['&constructor;', '&constructor;'],
  ['&#0;nul', 'nul'],
  ['&#xD800;alone', '\ufffdalone'],
  ['<script>alert(1)</script>', 'alert(1)'],
])('plainText reads %j as %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('storableText keeps letters of every script and drops what the database refuses', () => {
  expect(storableText(' Ça\u0000 va\ud800 👍 ')).toBe('Ça va\ufffd 👍')
})
