import type { Translations } from '@tandem/app-frame'

/** The texts of store data in other languages. */
export const ecommerceTranslations: Translations = { tr: () => import('./tr.ts') }
