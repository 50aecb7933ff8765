import { loadTranslations } from '@tandem/app-frame'
import type { Feature } from '@tandem/app-frame'
import { language } from '@tandem/format'

/** English texts are part of the code. */
const first = {
  en: null,
  tr: () => import('./first-tr.ts'),
}

/** Loads the texts that any first page may show in the current language; nothing for English. */
export async function loadFirstTexts(): Promise<void> {
  const texts = await first[language()]?.()
  texts?.addFirstTexts()
}

const frame = { tr: () => import('./frame-tr.ts') }

/** Loads the texts of the frame and of all pages behind sign-in in the current language; nothing for English. */
export const loadFrameTexts = (features: readonly Feature[]): Promise<unknown> =>
  Promise.all([frame, ...features.map(({ translations }) => translations)].map(loadTranslations))
