import type { Role } from '@tandem/api-contract'

/** Of a team that is to be deleted; `when` is written out, `by` who asked for it, called it off, or alone can. */
interface DeletionNotice {
  name: string
  team: string
  when: string
  by: string
  link: string
}

/** What each mail says; links are whole addresses, built by the caller from the configured one. */
interface MailValues {
  /** Names the team: whoever registers an address of somebody else's has chosen it, and its owner does not know it. */
  'verify-email': { name: string; team: string; link: string }
  'reset-password': { name: string; link: string; minutes: number }
  /** `removed`: the names of providers that can no longer sign in. Mails queued by older versions don't say. */
  'password-changed': { name: string; removed?: readonly string[]; reset_link: string }
  invitation: {
    name: string
    inviter: string
    team: string
    role: Role
    link: string
    days: number
  }
  /** To the owner of an account in another team. */
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
  /** `account` is the address that it has at the provider, where that is known. Older versions queued no `undo`. */
  'sign-in-added': {
    name: string
    provider: string
    account?: string | null
    undo?: { link: string; days: number }
  }
  'verify-new-email': { name: string; link: string }
  /** Goes to the old address; the new one is shown masked. Older versions queued no `undo`. */
  'email-changed': { name: string; new_email: string; undo?: { link: string; days: number } }
  /** To the address that the account has again and to the one that it left; `to` says which. */
  'email-restored': { name: string; email: string; removed: readonly string[]; reset_link: string }
  /** A new sign-in method was undone; `removed` names every provider that can no longer sign in. */
  'sign-in-undone': { name: string; removed: readonly string[]; reset_link: string }
  /** To the new super admin and to the one before. */
  'team-taken-over': { name: string; predecessor: string; team: string; link: string }
  'team-handed-over': { name: string; successor: string; team: string; reset_link: string }
  /** `reason` is a sentence of ours, of what happened and what to do. */
  'connection-ended': { name: string; account: string; reason: string; link: string }
  /** A customer of a store asks what is kept about them; the data itself is behind the sign-in. */
  'data-requested': { name: string; store: string; link: string }
  'team-deletion-requested': DeletionNotice
  'team-deletion-near': DeletionNotice
  'team-deletion-called-off': DeletionNotice
  'team-deleted': { name: string; team: string }
  'export-ready': { name: string; team: string; link: string; days: number }
}

/** Which mail it is. */
export type MailTemplate = keyof MailValues

/** A mail to somebody: the template, the address, and what the template needs. */
export type Mail = {
  [Template in MailTemplate]: { template: Template; to: string } & MailValues[Template]
}[MailTemplate]
