import type { Translations } from '@tandem/app-frame'

/** The texts of stores and accounts in other languages. */
export const integrationsTranslations: Translations = { tr: () => import('./tr.ts') }
