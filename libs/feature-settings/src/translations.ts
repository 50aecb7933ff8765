import type { Translations } from '@tandem/app-frame'

/** The texts of the settings in other languages. */
export const settingsTranslations: Translations = { tr: () => import('./tr.ts') }
