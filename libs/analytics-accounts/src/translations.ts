import type { Translations } from '@tandem/app-frame'

/** The texts about accounts in other languages. */
export const accountTranslations: Translations = { tr: () => import('./tr.ts') }
