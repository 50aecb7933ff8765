import { roleNames } from '@tandem/api-contract'
import type { Mail, MailTemplate } from './mail.ts'
import type { MailContent } from './mail-content.ts'
import { maskAddress } from './mask-address.ts'
import { phrase } from './phrase.ts'

type Of<Template extends MailTemplate> = Extract<Mail, { template: Template }>

const undoAction = (undo: { link: string } | undefined) =>
  undo ? { action: { label: 'Undo this change', link: undo.link } } : {}

const removedProviders = (removed: readonly string[]) =>
  removed.length > 0
    ? [
        phrase`You can no longer sign in with ${removed.join(', ')}. Connect it again on the page Sign-in of your settings, if it is yours.`,
      ]
    : []

/** Every word of every mail. */
const contents: { [Template in MailTemplate]: (mail: Of<Template>) => MailContent } = {
  'verify-email': ({ name, team, link }) => ({
    subject: phrase`Verify your email address`,
    preview: 'One more step, and your Tandem account is ready.',
    heading: phrase`Verify your email address`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`You created a Tandem account with this address, for the team ${team}. Open the page below and confirm it there.`,
    ],
    action: { label: 'Verify email address', link },
    note: phrase`You did not create an account, or this is not your team? Then ignore this mail: nobody can use the account without this link.`,
  }),

  'reset-password': ({ name, link, minutes }) => ({
    subject: phrase`Reset your password`,
    preview: `The link works once, for ${minutes} minutes.`,
    heading: phrase`Reset your password`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`Somebody asked for a new password for your Tandem account. The link works once, for ${minutes} minutes.`,
    ],
    action: { label: 'Choose a new password', link },
    note: phrase`That was not you? Then ignore this mail: your password stays as it is.`,
  }),

  'password-changed': ({ name, removed = [], reset_link }) => ({
    subject: phrase`Your password was changed`,
    preview: 'Every other session of your account has ended.',
    heading: phrase`Your password was changed`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`The password of your Tandem account was changed, and every other session has ended. If that was you, there is nothing to do.`,
      ...removedProviders(removed),
      phrase`That was not you? Then reset your password now, and check who can read your mail.`,
    ],
    action: { label: 'Reset password', link: reset_link },
    note: phrase`You get this mail because the security of your account changed. It cannot be switched off.`,
  }),

  invitation: ({ name, inviter, team, role, link, days }) => ({
    subject: phrase`${inviter} invited you to ${team}`,
    preview: 'Accept the invitation to join the team on Tandem.',
    heading: phrase`Join ${team} on Tandem`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`${inviter} invited you to the team ${team}, with the role ${roleNames[role]}. Tandem shows what a team posts and what it sells side by side.`,
      phrase`The link works once, for ${days} days.`,
    ],
    action: { label: 'Accept invitation', link },
    note: phrase`You do not know the sender? Then ignore this mail: without you nothing happens.`,
  }),

  'invitation-elsewhere': ({ name, inviter, team, role, link, days, sign_in_link }) => ({
    subject: phrase`${inviter} invited you to ${team}`,
    preview: 'You already have a Tandem account in another team.',
    heading: phrase`${inviter} invited you to ${team}`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`${inviter} invited you to the team ${team} on Tandem, with the role ${roleNames[role]}. You already have an account with this address in another team, and an account belongs to one team. ${inviter} doesn’t see this.`,
      phrase`To join ${team}, ask ${inviter} to invite another address of yours. Or sign in, change the address of your account in its settings, and then accept this invitation. The link works once, for ${days} days.`,
      phrase`You don’t have to do anything to stay in your team.`,
    ],
    action: { label: 'Sign in', link: sign_in_link },
    alternative: { text: 'Your account has another address now?', label: 'Accept invitation', link },
    note: phrase`You don’t know the sender? Then ignore this mail: without you nothing happens.`,
  }),

  'already-registered': ({ name, sign_in_link, reset_link }) => ({
    subject: phrase`You already have an account`,
    preview: 'Sign in with this address, or reset your password.',
    heading: phrase`You already have an account`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`Somebody tried to create a Tandem account with this address, or to move theirs to it. It has one already, and nothing about it was changed.`,
    ],
    action: { label: 'Sign in', link: sign_in_link },
    alternative: { text: 'You forgot your password?', label: 'Reset password', link: reset_link },
    note: phrase`That was not you? Then ignore this mail: your account is safe.`,
  }),

  'sign-in-added': ({ name, provider, account = null, undo }) => ({
    subject: phrase`You can now sign in with ${provider}`,
    preview: `A new sign-in method was added: ${provider}.`,
    heading: phrase`A new sign-in method was added`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      account === null
        ? phrase`You can now sign in to your Tandem account with ${provider}, too. If you added it, there is nothing to do.`
        : phrase`You can now sign in to your Tandem account with ${provider} (${account}), too. If you added it, there is nothing to do.`,
      undo
        ? phrase`You didn’t add it? Then undo it within ${undo.days} days: that removes ${provider}, signs out all devices and lets you choose a new password.`
        : phrase`You didn’t add it? Then reset your password now: that removes ${provider} and signs out all devices.`,
    ],
    ...undoAction(undo),
    note: phrase`You get this mail because the security of your account changed. It cannot be switched off.`,
  }),

  'verify-new-email': ({ name, link }) => ({
    subject: phrase`Verify your new email address`,
    preview: 'Until then, you sign in with the address you had.',
    heading: phrase`Verify your new email address`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`You asked to use this address for your Tandem account. Verify it to make the change; until then you sign in with the address you had.`,
    ],
    action: { label: 'Verify new address', link },
    note: phrase`You did not ask for this? Then ignore this mail: nothing changes.`,
  }),

  'email-changed': ({ name, new_email, undo }) => ({
    subject: phrase`Your email address was changed`,
    preview: 'From now on you sign in with your new address.',
    heading: phrase`Your email address was changed`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`Your Tandem account now has the address ${maskAddress(new_email)}, and you sign in with that one. If that was you, there is nothing to do.`,
      undo
        ? phrase`You didn’t change it? Then undo it within ${undo.days} days: that restores this address, signs out all devices and lets you choose a new password.`
        : phrase`You didn’t change it? Then tell an admin of your team now: they can close the account.`,
    ],
    ...undoAction(undo),
    note: phrase`You get this mail because the security of your account changed. It cannot be switched off.`,
  }),

  'email-restored': ({ to, name, email, removed, reset_link }) => ({
    subject: phrase`Your email address was restored`,
    preview: 'Somebody used the link that undoes a change of the address.',
    heading: phrase`Your email address was restored`,
    greeting: phrase`Hello ${name},`,
    ...(to === email
      ? {
          paragraphs: [
            phrase`A change of your email address was undone. Your Tandem account has this address again, and you sign in with it.`,
            phrase`All devices were signed out, and the old password no longer works. Choose a new password to sign in.`,
            ...removedProviders(removed),
          ],
          action: { label: 'Choose a new password', link: reset_link },
        }
      : {
          paragraphs: [
            phrase`A change of your email address was undone. Your Tandem account now has the address ${maskAddress(email)} again, and this address can no longer sign in.`,
            phrase`All devices were signed out, and the old password no longer works. If you own the account and didn’t undo the change, tell an admin of your team now: they can close the account.`,
          ],
        }),
    note: phrase`You get this mail because the security of your account changed. It cannot be switched off.`,
  }),

  'sign-in-undone': ({ name, removed, reset_link }) => ({
    subject: phrase`Your new sign-in method was removed`,
    preview: 'Somebody used the link that undoes a new sign-in method.',
    heading: phrase`Your new sign-in method was removed`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`A new sign-in method of your Tandem account was undone. All devices were signed out, and the old password no longer works. Choose a new password to sign in.`,
      ...removedProviders(removed),
    ],
    action: { label: 'Choose a new password', link: reset_link },
    note: phrase`You get this mail because the security of your account changed. It cannot be switched off.`,
  }),

  'team-taken-over': ({ name, predecessor, team, link }) => ({
    subject: phrase`You are now the Super Admin of ${team}`,
    preview: 'The team was handed over to you.',
    heading: phrase`${team} is yours to run`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`${predecessor} handed the team ${team} over to you. You are its Super Admin now: besides all that an admin may do, you alone can hand the team over or delete it.`,
      phrase`${predecessor} stays in the team, as an admin.`,
    ],
    action: { label: 'See the people of the team', link },
    note: phrase`You get this mail because your role in the team changed. It cannot be switched off.`,
  }),

  'team-handed-over': ({ name, successor, team, reset_link }) => ({
    subject: phrase`You handed ${team} over to ${successor}`,
    preview: 'You are an admin of the team now.',
    heading: phrase`${team} was handed over`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`${successor} is the Super Admin of the team ${team} now, and you are an admin. If that was you, there is nothing to do.`,
      phrase`That was not you? Then reset your password now, and ask ${successor} to hand the team back.`,
    ],
    action: { label: 'Reset password', link: reset_link },
    note: phrase`You get this mail because your role in the team changed. It cannot be switched off.`,
  }),

  'connection-ended': ({ account, name, reason, link }) => ({
    subject: phrase`Connect the Instagram account ${account} again`,
    preview: 'Within 30 days, and its figures have no gap.',
    heading: phrase`${account} is not read any more`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`Tandem cannot read the Instagram account ${account} of your team any more.`,
      [reason],
      phrase`Once it is connected again, the last 30 days are read too, so that its figures have no gap. Other accounts may have ended with it: the page shows them all.`,
    ],
    action: { label: 'Connect it again', link },
    note: phrase`You get this mail because you connected this account, or because you run the team. It comes once, not with every reading that fails.`,
  }),

  'data-requested': ({ name, store, link }) => ({
    subject: phrase`A customer of ${store} asks for their data`,
    preview: 'Download what Tandem keeps about them, and hand it on.',
    heading: phrase`A customer asks for their data`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`Shopify says that a customer of ${store} asks what is kept about them. Tandem has put together what it keeps: their orders, their address, and your team’s shared notes.`,
      phrase`Download it on the page of your stores and hand it on to the customer. Shopify gives you 30 days.`,
    ],
    action: { label: 'Open privacy requests', link },
    note: phrase`You get this mail because you manage a team on Tandem that has connected ${store}.`,
  }),

  'team-deletion-requested': ({ name, team, when, by, link }) => ({
    subject: phrase`The team ${team} will be deleted`,
    preview: `On ${when}, unless that is called off.`,
    heading: phrase`${team} will be deleted`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`${by} asked for the team ${team} to be deleted with everything in it: stores, accounts, figures, notes and everybody’s sign-in. That happens on ${when}. Until then all goes on as usual.`,
      phrase`The Super Admin of the team can call it off until then, in the settings of the team. An admin can save all data there before.`,
    ],
    action: { label: 'Open the settings of the team', link },
    note: phrase`You get this mail because you are a member of this team. It cannot be switched off.`,
  }),

  'team-deletion-near': ({ name, team, when, by, link }) => ({
    subject: phrase`The team ${team} will be deleted tomorrow`,
    preview: `On ${when}, unless that is called off.`,
    heading: phrase`${team} will be deleted tomorrow`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`The team ${team} will be deleted with everything in it on ${when}. Nothing can be brought back then.`,
      phrase`Until then ${by}, the Super Admin of the team, can call it off in the settings of the team. An admin can save all data there before.`,
    ],
    action: { label: 'Open the settings of the team', link },
    note: phrase`You get this mail because you are a member of this team. It cannot be switched off.`,
  }),

  'team-deletion-called-off': ({ name, team, when, by, link }) => ({
    subject: phrase`The team ${team} stays`,
    preview: 'Its deletion was called off.',
    heading: phrase`${team} stays`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`${by} called off the deletion of the team ${team}, which was to happen on ${when}. Nothing was deleted, and there is nothing to do.`,
    ],
    action: { label: 'Open the settings of the team', link },
    note: phrase`You get this mail because you are a member of this team. It cannot be switched off.`,
  }),

  'team-deleted': ({ name, team }) => ({
    subject: phrase`The team ${team} was deleted`,
    preview: 'Everything in it is gone, your sign-in too.',
    heading: phrase`${team} was deleted`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`The team ${team} was deleted with everything in it, and your Tandem account with it. Your address is free: you can use it for a new account.`,
    ],
    note: phrase`This is the last mail about this team. Nothing of it is kept.`,
  }),

  'export-ready': ({ name, team, link, days }) => ({
    subject: phrase`The export of ${team} is ready`,
    preview: `Download it within ${days} days.`,
    heading: phrase`Your export is ready`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`The archive with the data of the team ${team} is ready. It is kept for ${days} days, then it is deleted.`,
      phrase`Keep it in a safe place: it holds the customers of your stores.`,
    ],
    action: { label: 'Go to the download', link },
    note: phrase`You get this mail because you asked for this export. The button leads to a page that asks you to sign in.`,
  }),
}

/** What a mail says. */
export function mailContent<Template extends MailTemplate>(mail: Of<Template>): MailContent {
  // One lookup for all templates: each function takes exactly the mail of its own name.
  const write = contents[mail.template as Template] as (mail: Of<Template>) => MailContent
  return write(mail)
}

/** The words around every mail. */
export const frame = {
  product: 'Tandem',
  ifTheButtonFails: 'If the button does not work, open this address:',
}
