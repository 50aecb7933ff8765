import { translateContract } from '@tandem/api-client'
import { inTurkish } from '@tandem/api-contract/tr'
import { addTranslations } from '@tandem/app-frame'
import { translateWords } from '@tandem/design-system'
import { turkish as components } from '@tandem/design-system/tr'
import { turkish as auth } from '@tandem/feature-auth/tr'
import { firstInTurkish } from '../first-messages.tr.ts'

/** The Turkish texts that any first page may show: those of sign-in, all components and the contract. */
export function addFirstTexts() {
  addTranslations([...auth, firstInTurkish])
  translateWords(components)
  translateContract(inTurkish)
}
