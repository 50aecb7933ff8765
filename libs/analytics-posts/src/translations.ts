import type { Translations } from '@tandem/app-frame'

/** The texts about posts in other languages. */
export const postTranslations: Translations = { tr: () => import('./tr.ts') }
