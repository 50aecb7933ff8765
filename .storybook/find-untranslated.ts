import { languageNames } from '@tandem/format'
import { outsidePseudo, plainText } from '@tandem/testing/pseudo-language'
import { englishTexts } from './languages.ts'
import type { VisibleText } from './visible-texts.ts'

const wordsIn = (text: string) => text.match(/\p{Script=Latin}{2,}/gu) ?? []

/** The texts that stories, and the data made for them, bring themselves. */
const sources = import.meta.glob<string>(
  [
    '../{libs/*,apps/shell}/src/**/*.stories.tsx',
    '../libs/*/src/**/{example,sample}-*.{ts,tsx}',
    '../libs/*/src/**/dev-data.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)

const sourceOf = new Map(
  Object.entries(sources).map(([path, source]) => [path.replace('../', ''), source.replaceAll('\\n', '\n')]),
)
const wordsOfExamples = new Set(
  [...sourceOf].filter(([path]) => !path.endsWith('.stories.tsx')).flatMap(([, source]) => wordsIn(source)),
)

type Leaves = string | { readonly [name: string]: Leaves }
const leavesOf = (tree: Leaves): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leavesOf)

const { catalogues, words } = await englishTexts()
const messages = new Set(catalogues.flatMap(({ messages: tree }) => leavesOf(tree)))
// The components have theirs in the pseudo-language by now.
const wordsOfComponents = new Set(
  words.flatMap((texts) =>
    Object.values(texts)
      .filter((text) => typeof text === 'string')
      .map(plainText),
  ),
)

/** What `Intl` says in the language in use: months, days of the week, times ago, countries, currencies, languages. */
function intlWords(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const regions = new Intl.DisplayNames('en', { type: 'region' })
  const units = ['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const
  const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  const dates = Array.from({ length: 84 }, (_, day) => new Date(2026, day % 12, 1 + (day % 28), day % 24))
  return [
    ...letters.flatMap((one) => letters.map((other) => regions.of(one + other) ?? '')),
    ...units.flatMap((unit) => [-2, -1, 0, 1, 2].map((count) => ago.format(count, unit))),
    ...dates.flatMap((date) =>
      (['long', 'short'] as const).map((style) =>
        new Intl.DateTimeFormat('en-US', { weekday: style, month: style, hour: 'numeric' }).format(date),
      ),
    ),
    ...Intl.supportedValuesOf('currency'),
    // As dayjs writes them.
    'Sept',
    // Each by its own name.
    ...Object.values(languageNames),
  ]
}
const wordsOfIntl = new Set(
  intlWords()
    .flatMap(wordsIn)
    // Calendars shorten the days of the week to two letters.
    .flatMap((word) => [word, word.slice(0, 2)]),
)

let answers = ''
const wordsOfAnswers = new Set<string>()
const { text: readText } = Response.prototype

/** Keeps what the server answers, or what a story answers in its place: its texts are data. */
Response.prototype.text = async function (this: Response) {
  const text = await readText.call(this)
  answers += text
  for (const word of wordsIn(text)) wordsOfAnswers.add(word)
  return text
}
Response.prototype.json = async function (this: Response) {
  return JSON.parse(await this.text()) as unknown
}

/** Forgets what was answered to a story that is over. */
export function forgetAnswers() {
  answers = ''
}

const isAnswered = (text: string) => answers.includes(JSON.stringify(text).slice(1, -1))

/**
 * Whether a text isn't translated. Text outside brackets is data if it comes from the server, from `Intl`, from
 * the story or from the data made for stories, word by word. It isn't data if it equals a text of the product, unless
 * the server or the story of a component gave exactly this text.
 */
export function isUntranslated({ text }: VisibleText, storyFile: string): boolean {
  const rest = outsidePseudo(text).trim().replaceAll(/\s+/g, ' ')
  // A word that was cut is that of a name; stories of long words repeat one.
  const words = rest.replaceAll(/\p{L}+…/gu, '').replaceAll(/(\p{L}+?)\1{9,}/gu, '$1')
  // Two capital letters are the initials of a name.
  const found = wordsIn(words).filter((word) => !/^\p{Lu}{2}$/u.test(word))
  if (found.length === 0) return false
  const source = sourceOf.get(storyFile) ?? ''
  const isSaid = isAnswered(rest) || (!storyFile.includes('.screens.') && source.includes(rest))
  const isOfComponents = storyFile.startsWith('libs/design-system/')
  if (!isSaid && (wordsOfComponents.has(rest) || (!isOfComponents && messages.has(rest)))) return true
  const own = new Set(wordsIn(source))
  return !found.every(
    (word) => wordsOfAnswers.has(word) || wordsOfIntl.has(word) || own.has(word) || wordsOfExamples.has(word),
  )
}
