import { loadTranslations } from '@tandem/app-frame'
import type { Feature } from '@tandem/app-frame'
import { language } from '@tandem/format'

/** English comes with the code. */
const first = {
  en: null,
  tr: () => import('./first-tr.ts'),
}

/** Loads what any first page says in the language in use; nothing for English. */
export async function loadFirstTexts(): Promise<void> {
  const texts = await first[language()]?.()
  texts?.addFirstTexts()
}

const frame = { tr: () => import('./frame-tr.ts') }

/** Loads what the frame and all pages behind sign-in say in the language in use; nothing for English. */
export const loadFrameTexts = (features: readonly Feature[]): Promise<unknown> =>
  Promise.all([frame, ...features.map(({ translations }) => translations)].map(loadTranslations))
