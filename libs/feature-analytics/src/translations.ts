import type { Translations } from '@tandem/app-frame'

/** The texts of analytics in other languages. */
export const analyticsTranslations: Translations = { tr: () => import('./tr.ts') }
