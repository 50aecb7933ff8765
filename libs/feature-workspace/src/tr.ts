import type { Catalogue } from '@tandem/app-frame'
import { turkish as lists } from '@tandem/lists/tr'
import { auditInTurkish } from './audit/messages.tr.ts'
import { auditSentencesInTurkish } from './audit/sentence-messages.tr.ts'
import { membershipInTurkish } from './membership/messages.tr.ts'
import { workspaceInTurkish } from './messages.tr.ts'
import { notesInTurkish } from './notes/messages.tr.ts'
import { peopleInTurkish } from './people/messages.tr.ts'
import { rolesInTurkish } from './roles/messages.tr.ts'

/** The texts of the workspace in Turkish, with those of the libraries below. */
export const turkish: readonly Catalogue[] = [
  ...lists,
  auditInTurkish,
  auditSentencesInTurkish,
  membershipInTurkish,
  notesInTurkish,
  workspaceInTurkish,
  peopleInTurkish,
  rolesInTurkish,
]
