import { translateContract } from '@tandem/api-client'
import { translatorOf } from '@tandem/api-contract'
import { turkishTexts } from '@tandem/api-contract/tr'
import { addTranslations } from '@tandem/app-frame'
import type { Catalogue } from '@tandem/app-frame'
import { translateWords } from '@tandem/design-system'
import { languageNames, languages, setLanguage } from '@tandem/format'
import { pseudoText, pseudoTexts } from '@tandem/testing/pseudo-language'

/** What the toolbar offers: the languages of the product, and one that shows what isn't translated or doesn't fit. */
export const languageItems = [
  ...languages.map((value) => ({ value: value as string, title: languageNames[value] })),
  { value: 'pseudo', title: 'Pseudo-language' },
  { value: 'pseudo-rtl', title: 'Pseudo-language, right to left' },
]

/** The language of the stories; tests choose another one than English in their configuration. */
const inAddress = () =>
  /(?:^|;)language:([\w-]+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1]

const asked = import.meta.env.STORIES_LANGUAGE ?? inAddress()
export const storiesLanguage: string = languageItems.find(({ value }) => value === asked)?.value ?? 'en'

export const isPseudo = storiesLanguage.startsWith('pseudo')

type Texts = Record<string, unknown>

/** The texts of each library in other languages, such as `tr.ts`. */
const translatedFiles = import.meta.glob<Texts>([
  '../libs/*/src/??.ts',
  // The shell loads its other texts itself.
  '../apps/shell/src/first-messages.??.ts',
])
const englishFiles = import.meta.glob<Texts>('../{libs/*,apps/shell}/src/**/{messages,*-messages}.ts')
const componentFiles = import.meta.glob<Texts>([
  '../libs/design-system/src/*/*.{ts,tsx}',
  '!**/*.{stories,test,test-d,recipe}.*',
])

const load = (files: Record<string, () => Promise<Texts>>) =>
  Promise.all(Object.values(files).map((file) => file()))

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'messages' in value

/** The English catalogues of a module: one of its exports, or a part of one. */
const cataloguesOf = (module: Texts) =>
  Object.values(module)
    .map((value) => (isCatalogue(value) ? value : (value as { catalogue?: unknown } | null)?.catalogue))
    .filter(isCatalogue)

async function speak(language: string) {
  setLanguage(language)
  for (const [path, file] of Object.entries(translatedFiles)) {
    if (path.split(/[/.]/).at(-2) !== language) continue
    const texts = Object.values(await file())
    if (path.includes('/design-system/')) translateWords(texts[0] as object)
    const catalogues = texts.flat().filter(isCatalogue)
    addTranslations(catalogues)
    const translate = texts.find((text) => typeof text === 'function')
    if (translate !== undefined) translateContract(translate as (text: string) => string)
  }
}

/** All texts of the libraries in English, which the pseudo-language is made from. */
export async function englishTexts() {
  const components = await load(componentFiles)
  return {
    catalogues: (await load(englishFiles)).flatMap(cataloguesOf),
    contract: turkishTexts.map(([english]) => english),
    words: components.flatMap((module) =>
      Object.entries(module)
        .filter(([name]) => /^default\w*Labels$/.test(name))
        .map(([, words]) => words as object),
    ),
  }
}

async function speakPseudo() {
  const { catalogues, contract, words } = await englishTexts()
  addTranslations(
    catalogues.map(({ namespace, messages }) => ({ namespace, messages: pseudoTexts(messages) })),
  )
  translateContract(translatorOf(contract.map((english) => [english, pseudoText(english)] as const)))
  // A component keeps its object, as when `translateWords` translates what is loaded.
  for (const ofComponent of words) Object.assign(ofComponent, pseudoTexts(ofComponent))
}

/**
 * Chooses the language as the app does: before the first story is loaded, since the language of a page never changes
 * while it is open.
 */
export async function chooseLanguage(): Promise<void> {
  if (isPseudo) await speakPseudo()
  else if (storiesLanguage !== 'en') await speak(storiesLanguage)
}

/** Reloads the page in another language, as choosing one in the settings does. */
export function reopenIn(language: string): void {
  const address = new URL(location.href)
  const others = (address.searchParams.get('globals') ?? '')
    .split(';')
    .filter((part) => part !== '' && !part.startsWith('language:'))
  address.searchParams.set('globals', [...others, `language:${language}`].join(';'))
  location.replace(address)
}
