import { translatorOf } from '@tandem/api-contract'
import type { Language } from '@tandem/api-contract'
import { timesInTurkish, turkishTexts } from '@tandem/api-contract/tr'
import { turkishSubjects, turkishTexts as turkishOfProviders } from '@tandem/connectors/tr'
import { accountsInTurkish } from './accounts.tr.ts'
import { columnsInTurkish } from './columns.tr.ts'
import { rolesInTurkish } from './roles.tr.ts'
import { shortLinksInTurkish } from './short-links.tr.ts'
import { storesInTurkish } from './stores.tr.ts'
import { actionsInTurkish } from './actions.tr.ts'

const translators: Record<Language, (text: string) => string> = {
  en: (text) => text,
  tr: translatorOf(
    [
      ...turkishOfProviders,
      ...storesInTurkish,
      ...accountsInTurkish,
      ...rolesInTurkish,
      ...actionsInTurkish,
      ...shortLinksInTurkish,
      ...columnsInTurkish,
      ...turkishTexts,
    ],
    [...timesInTurkish, ...turkishSubjects, ...accountsInTurkish],
  ),
}

/** Translates an English text of ours, even one that was stored. An unknown text is returned unchanged. */
export const sayIn = (language: Language): ((text: string) => string) => translators[language]
