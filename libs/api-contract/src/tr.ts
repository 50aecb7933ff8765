import { accountMessages } from './account-messages.ts'
import { accountMessagesInTurkish } from './account-messages.tr.ts'
import { commerceMessages } from './commerce-messages.ts'
import { commerceMessagesInTurkish } from './commerce-messages.tr.ts'
import { errorPages } from './error-pages.ts'
import { errorPagesInTurkish } from './error-pages.tr.ts'
import { errorCatalogue } from './errors.ts'
import { errorsInTurkish } from './errors.tr.ts'
import { messages } from './messages.ts'
import { messagesInTurkish } from './messages.tr.ts'
import { roleNames } from './permissions.ts'
import { roleNamesInTurkish } from './permissions.tr.ts'
import { postMessages } from './post-messages.ts'
import { postMessagesInTurkish } from './post-messages.tr.ts'
import { socialMessages } from './social-messages.ts'
import { socialMessagesInTurkish } from './social-messages.tr.ts'
import { teamMessages } from './team-messages.ts'
import { teamMessagesInTurkish } from './team-messages.tr.ts'
import { timesInTurkish } from './times.tr.ts'
import { textPairs, translatorOf } from './translate.ts'
import type { TextPairs } from './translate.ts'

export { timesInTurkish }

/** All texts of the contract with their Turkish. */
export const turkishTexts: TextPairs = [
  textPairs(messages, messagesInTurkish),
  textPairs(accountMessages, accountMessagesInTurkish),
  textPairs(commerceMessages, commerceMessagesInTurkish),
  textPairs(socialMessages, socialMessagesInTurkish),
  textPairs(postMessages, postMessagesInTurkish),
  textPairs(teamMessages, teamMessagesInTurkish),
  textPairs(errorCatalogue, errorsInTurkish),
  textPairs(errorPages, errorPagesInTurkish),
  textPairs(roleNames, roleNamesInTurkish),
].flat()

/**
 * A text of the contract in Turkish: a validation text, a text of a message code or error page, the name of a role. Any
 * other text stays as it is.
 */
export const inTurkish: (text: string) => string = translatorOf(turkishTexts, timesInTurkish)
