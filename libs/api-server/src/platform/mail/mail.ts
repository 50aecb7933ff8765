import type { Language, Role } from '@tandem/api-contract'
import type { MailContent } from './mail-content.ts'

/**
 * For a team that is to be deleted; `when` is a formatted date, `by` the person who requested it, cancelled
 * it or may do so.
 */
interface DeletionNotice {
  name: string
  team: string
  when: string
  by: string
  link: string
}

/** The values of each mail; links are complete addresses that the caller builds from the configured one. */
interface MailValues {
  /**
   * Names the team, so that the owner of an address that somebody else registered sees a team they don't
   * know.
   */
  'verify-email': { name: string; team: string; link: string }
  'reset-password': { name: string; link: string; minutes: number }
  /** `removed`: the names of providers that can no longer sign in. Mails queued by older versions lack it. */
  'password-changed': { name: string; removed?: readonly string[]; reset_link: string }
  invitation: {
    name: string
    inviter: string
    team: string
    role: Role
    link: string
    days: number
  }
  /** Goes to the owner of an account in another team. */
  'invitation-elsewhere': {
    name: string
    inviter: string
    team: string
    role: Role
    link: string
    days: number
    sign_in_link: string
  }
  'already-registered': { name: string; sign_in_link: string; reset_link: string }
  /** `account` is its address at the provider, if known. Mails queued by older versions lack `undo`. */
  'sign-in-added': {
    name: string
    provider: string
    account?: string | null
    undo?: { link: string; days: number }
  }
  'verify-new-email': { name: string; link: string }
  /** Goes to the old address; the new one is masked. Mails queued by older versions lack `undo`. */
  'email-changed': { name: string; new_email: string; undo?: { link: string; days: number } }
  /** Goes to the restored address and to the one it replaces; `to` says which. */
  'email-restored': { name: string; email: string; removed: readonly string[]; reset_link: string }
  /** A new sign-in method was undone; `removed` lists every provider that can no longer sign in. */
  'sign-in-undone': { name: string; removed: readonly string[]; reset_link: string }
  /** Goes to the new super admin and to the previous one. */
  'team-taken-over': { name: string; predecessor: string; team: string; link: string }
  'team-handed-over': { name: string; successor: string; team: string; reset_link: string }
  /** `reason` is a sentence of ours about what happened and what to do. */
  'connection-ended': { name: string; account: string; reason: string; link: string }
  /**
   * A customer of a store asks which data is kept about them; the data itself is visible after signing in.
   */
  'data-requested': { name: string; store: string; link: string }
  'team-deletion-requested': DeletionNotice
  'team-deletion-near': DeletionNotice
  'team-deletion-called-off': DeletionNotice
  'team-deleted': { name: string; team: string }
  'export-ready': { name: string; team: string; link: string; days: number }
}

/** The name of a mail's template. */
export type MailTemplate = keyof MailValues

/**
 * A mail to somebody: the template, the address, the language, and the template's values. Without a language it is in
 * English: mails queued by older versions, and those that no request caused to people who chose none.
 */
export type Mail = {
  [Template in MailTemplate]: {
    template: Template
    to: string
    language?: Language | null
  } & MailValues[Template]
}[MailTemplate]

/** The mail of a template. */
export type MailOf<Template extends MailTemplate> = Extract<Mail, { template: Template }>

/** All texts of all mails in one language. */
export interface MailTexts {
  contents: { [Template in MailTemplate]: (mail: MailOf<Template>) => MailContent }
  /** The line above the bare link. */
  ifTheButtonFails: string
}
