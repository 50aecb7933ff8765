import { describe, expect, test } from 'vitest'
import { withoutPhpMessages } from './php-messages.ts'

const html = (kind: string, text = 'Undefined array key "x" in <b>/srv/a.php</b>') =>
  `<br />\n<b>${kind}</b>:  ${text} on line <b>12</b><br />\n`
const plain = (kind: string) => `\n${kind}: Undefined variable $x in /srv/a.php on line 12\n`
const json = '[{"id":1,"name":"A <b>Warning<\\/b>: on line 3"}]'

describe('the JSON beside messages of PHP', () => {
  test.each([
    ['one with HTML', html('Warning') + json],
    ['several with HTML', html('Warning') + html('Notice') + html('Deprecated') + json],
    ['one without HTML', plain('Deprecated') + json],
    ['one of a log', `PHP ${plain('Warning').trim()}\n${json}`],
    [
      'one that quotes a line',
      html('Warning', 'called in a.php on line 3 and defined in <b>/b.php</b>') + json,
    ],
    ['a byte order mark between them', `${html('Notice')}\uFEFF${json}`],
    ['one behind it', json + html('Warning')],
    ['some before and behind it', plain('Notice') + json + plain('Warning')],
  ])('is found with %s', (_name, text) => {
    expect(withoutPhpMessages(text)).toBe(json)
  })

  test.each([
    ['JSON alone', json],
    ['a page of HTML', '<!doctype html><html><body>Maintenance on line 1</body></html>'],
    ['a message without JSON', html('Fatal error')],
    ['a warning and a page', `${html('Warning')}<html></html>`],
    ['a warning that does not end', `<br />\n<b>Warning</b>:  ${json}`],
    ['nothing', ''],
  ])('is not looked for in %s', (_name, text) => {
    expect(withoutPhpMessages(text)).toBeNull()
  })

  test.each([
    ['spaces', ' '.repeat(4_000_000)],
    ['beginnings', '<br />\n<b>Warning</b>: '.repeat(150_000)],
    ['endings', `<br />\n<b>Warning</b>: ${' on line 1'.repeat(400_000)}`],
    ['messages', html('Warning').repeat(50_000)],
    ['JSON with breaks', `[${'\n<br />'.repeat(500_000)}`],
  ])('is not looked for until a test times out, with millions of %s', (_name, text) => {
    expect(withoutPhpMessages(text)).toBeNull()
  })
})
