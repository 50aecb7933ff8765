import type { Translations } from '@tandem/app-frame'

/** The texts of the workspace in other languages. */
export const workspaceTranslations: Translations = { tr: () => import('./tr.ts') }
