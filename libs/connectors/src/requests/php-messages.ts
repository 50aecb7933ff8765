/** No shop's messages are longer; the answer behind them is read by the parser alone. */
const maxLength = 64 * 2 ** 10

/** How PHP begins a message, with and without HTML. */
const beginning =
  /(?:<br ?\/?>\s{0,9}<b>|(?:PHP )?)(?:Warning|Notice|Deprecated|Strict Standards|User (?:Warning|Notice|Deprecated)|Catchable fatal error)(?:<\/b>)?: /y
/** How it ends one. */
const ending = / on line (?:<b>)?\d{1,9}(?:<\/b>)?(?:<br ?\/?>)?/g
/** A message behind JSON: no JSON has these characters between its parts, and none has a line break in a text. */
const behind =
  /\n(?:<br ?\/?>\s{0,9}<b>|(?:PHP )?)(?:Warning|Notice|Deprecated|Strict Standards|User (?:Warning|Notice|Deprecated))(?:<\/b>)?: |<br ?\/?>\n<b>(?:Warning|Notice|Deprecated)<\/b>: /

/**
 * The JSON of an answer into which a shop's PHP wrote its own messages (its setting `display_errors` is on), before
 * the JSON, behind it, or both. Null if there are no messages, or something else beside them.
 * @see https://www.php.net/manual/en/errorfunc.configuration.php
 */
export function withoutPhpMessages(text: string): string | null {
  const start = startOfJson(text)
  if (start === null) return null
  const end = text.slice(start).search(behind)
  if (end !== -1) return text.slice(start, start + end).trimEnd()
  return start === 0 ? null : text.slice(start)
}

/** Where the JSON begins behind the messages; null without JSON. */
function startOfJson(text: string): number | null {
  let at = 0
  while (at < maxLength) {
    const next = nextPart(text, at)
    if (next === null) return null
    if (next.isJson) return next.from
    const end = endOfMessage(text, next.textFrom)
    if (end === null) return null
    at = end
  }
  return null
}

/** Where a message ends. It may quote the line of a file itself, so JSON or another message must follow. */
function endOfMessage(text: string, from: number): number | null {
  ending.lastIndex = from
  for (let found = ending.exec(text); found !== null; found = ending.exec(text)) {
    const end = ending.lastIndex
    if (end > maxLength) return null
    if (nextPart(text, end) !== null) return end
    ending.lastIndex = end
  }
  return null
}

type Part = { isJson: true; from: number } | { isJson: false; textFrom: number }

/** The JSON or the message that begins here, after white space; null for anything else. */
function nextPart(text: string, at: number): Part | null {
  let from = at
  while (from < text.length && from < maxLength && isSpace(text[from]!)) from += 1
  if (text[from] === '[' || text[from] === '{') return { isJson: true, from }
  beginning.lastIndex = from
  return beginning.test(text) ? { isJson: false, textFrom: beginning.lastIndex } : null
}

const isSpace = (character: string) => character.trim() === ''
