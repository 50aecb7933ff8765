import { roleNames } from '@tandem/api-contract'
import type { MailTexts } from './mail.ts'
import { maskAddress } from './mask-address.ts'
import { phrase } from './phrase.ts'

const undoAction = (undo: { link: string } | undefined) =>
  undo ? { action: { label: 'Undo this change', link: undo.link } } : {}

const removedProviders = (removed: readonly string[]) =>
  removed.length > 0
    ? [
        phrase`You can no longer sign in with ${removed.join(', ')}. Connect it again on the page Sign-in of your settings, if it is yours.`,
      ]
    : []

/** The texts of all mails. */
const contents: MailTexts['contents'] = {
  'verify-email': ({ name, team, link }) => ({
    subject: phrase`Verify your email address`,
    preview: 'One more step, and your Tandem account is ready.',
    heading: phrase`Verify your email address`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`You created a Tandem account with this address, for the team ${team}. Open the page below and confirm it there.`,
    ],
    action: { label: 'Verify email address', link },
    note: phrase`Didn’t sign up? You can ignore this email; the account can’t be used without this link.`,
  }),

  'reset-password': ({ name, link, minutes }) => ({
    subject: phrase`Reset your password`,
    preview: `This link can be used once and expires in ${minutes} minutes.`,
    heading: phrase`Reset your password`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`We received a request to reset your Tandem password. The link can be used once and expires in ${minutes} minutes.`,
    ],
    action: { label: 'Choose a new password', link },
    note: phrase`Didn’t request this? You can ignore this email; your password won’t change.`,
  }),

  'password-changed': ({ name, removed = [], reset_link }) => ({
    subject: phrase`Your password was changed`,
    preview: 'Every other session of your account has ended.',
    heading: phrase`Your password was changed`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`Your Tandem password was changed and all other sessions were signed out. If this was you, no action is needed.`,
      ...removedProviders(removed),
      phrase`Wasn’t you? Reset your password now, and check who has access to your inbox.`,
    ],
    action: { label: 'Reset password', link: reset_link },
    note: phrase`This is a security notification and can’t be turned off.`,
  }),

  invitation: ({ name, inviter, team, role, link, days }) => ({
    subject: phrase`${inviter} invited you to ${team}`,
    preview: 'Accept the invitation to join the team on Tandem.',
    heading: phrase`Join ${team} on Tandem`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`${inviter} invited you to join ${team} as ${roleNames[role]}. Tandem shows your Instagram posts and store sales side by side.`,
      phrase`The link can be used once and expires in ${days} days.`,
    ],
    action: { label: 'Accept invitation', link },
    note: phrase`Don’t know the sender? You can ignore this email.`,
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
    note: phrase`Don’t know the sender? You can ignore this email.`,
  }),

  'already-registered': ({ name, sign_in_link, reset_link }) => ({
    subject: phrase`You already have an account`,
    preview: 'Sign in with this address, or reset your password.',
    heading: phrase`You already have an account`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`Someone tried to use this address for a Tandem account. You already have one, and nothing has changed.`,
    ],
    action: { label: 'Sign in', link: sign_in_link },
    alternative: { text: 'Forgot your password?', label: 'Reset password', link: reset_link },
    note: phrase`Wasn’t you? You can ignore this email; your account is safe.`,
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
    note: phrase`This is a security notification and can’t be turned off.`,
  }),

  'verify-new-email': ({ name, link }) => ({
    subject: phrase`Verify your new email address`,
    preview: 'Until then, sign in with your old address.',
    heading: phrase`Verify your new email address`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`You asked to change your Tandem email to this address. Verify it to complete the change. Until then, keep signing in with your old address.`,
    ],
    action: { label: 'Verify new address', link },
    note: phrase`Didn’t request this? You can ignore this email; nothing will change.`,
  }),

  'email-changed': ({ name, new_email, undo }) => ({
    subject: phrase`Your email address was changed`,
    preview: 'From now on you sign in with your new address.',
    heading: phrase`Your email address was changed`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`Your Tandem email is now ${maskAddress(new_email)}. If this was you, no action is needed.`,
      undo
        ? phrase`You didn’t change it? Then undo it within ${undo.days} days: that restores this address, signs out all devices and lets you choose a new password.`
        : phrase`Didn’t change it? Contact an admin of your team now: they can close the account.`,
    ],
    ...undoAction(undo),
    note: phrase`This is a security notification and can’t be turned off.`,
  }),

  'email-restored': ({ to, name, email, removed, reset_link }) => ({
    subject: phrase`Your email address was restored`,
    preview: 'Someone used the link that undoes a change of the email address.',
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
            phrase`All devices were signed out, and the old password no longer works. If you own the account and didn’t undo the change, contact an admin of your team now: they can close the account.`,
          ],
        }),
    note: phrase`This is a security notification and can’t be turned off.`,
  }),

  'sign-in-undone': ({ name, removed, reset_link }) => ({
    subject: phrase`Your new sign-in method was removed`,
    preview: 'Someone used the link that undoes a new sign-in method.',
    heading: phrase`Your new sign-in method was removed`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`A new sign-in method of your Tandem account was undone. All devices were signed out, and the old password no longer works. Choose a new password to sign in.`,
      ...removedProviders(removed),
    ],
    action: { label: 'Choose a new password', link: reset_link },
    note: phrase`This is a security notification and can’t be turned off.`,
  }),

  'team-taken-over': ({ name, predecessor, team, link }) => ({
    subject: phrase`You are now the Super Admin of ${team}`,
    preview: 'The team was handed over to you.',
    heading: phrase`You now own ${team}`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`${predecessor} transferred ${team} to you. As Super Admin you can do everything an admin can, and only you can transfer or delete the team.`,
      phrase`${predecessor} stays in the team, as an admin.`,
    ],
    action: { label: 'View team members', link },
    note: phrase`You’re receiving this because your role changed. It can’t be turned off.`,
  }),

  'team-handed-over': ({ name, successor, team, reset_link }) => ({
    subject: phrase`You transferred ${team} to ${successor}`,
    preview: 'You are an admin of the team now.',
    heading: phrase`${team} was handed over`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`${successor} is now the Super Admin of ${team}, and you’re an admin. If this was you, no action is needed.`,
      phrase`Wasn’t you? Reset your password now, and ask ${successor} to transfer the team back.`,
    ],
    action: { label: 'Reset password', link: reset_link },
    note: phrase`You’re receiving this because your role changed. It can’t be turned off.`,
  }),

  'connection-ended': ({ account, name, reason, link }) => ({
    subject: phrase`Reconnect ${account} on Instagram`,
    preview: 'Reconnect within 30 days to avoid gaps in your data.',
    heading: phrase`${account} is no longer syncing`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`Tandem has lost access to your team’s Instagram account ${account}.`,
      [reason],
      phrase`Once you reconnect, we’ll also fill in the last 30 days. Other accounts may be affected too; the page lists them all.`,
    ],
    action: { label: 'Reconnect', link },
    note: phrase`You’re receiving this because you connected this account or own the team. We send it only once.`,
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
    note: phrase`You’re receiving this because you manage a team on Tandem that has connected ${store}.`,
  }),

  'team-deletion-requested': ({ name, team, when, by, link }) => ({
    subject: phrase`The team ${team} will be deleted`,
    preview: `On ${when}, unless it’s cancelled.`,
    heading: phrase`${team} will be deleted`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`${by} requested deletion of the team ${team} and all its data, including everyone’s access. It will be deleted on ${when}. Until then, everything works as usual.`,
      phrase`The Super Admin can cancel this in team settings. Admins can export all data there.`,
    ],
    action: { label: 'Open team settings', link },
    note: phrase`You’re receiving this because you’re a member of this team. It can’t be turned off.`,
  }),

  'team-deletion-near': ({ name, team, when, by, link }) => ({
    subject: phrase`The team ${team} will be deleted tomorrow`,
    preview: `On ${when}, unless it’s cancelled.`,
    heading: phrase`${team} will be deleted tomorrow`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`${team} and all its data will be permanently deleted on ${when}.`,
      phrase`${by} can still cancel this in team settings. Admins can export all data there.`,
    ],
    action: { label: 'Open team settings', link },
    note: phrase`You’re receiving this because you’re a member of this team. It can’t be turned off.`,
  }),

  'team-deletion-called-off': ({ name, team, when, by, link }) => ({
    subject: phrase`${team} won’t be deleted`,
    preview: 'The deletion was cancelled.',
    heading: phrase`${team} won’t be deleted`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`${by} cancelled the deletion of ${team} planned for ${when}. Nothing was deleted; no action is needed.`,
    ],
    action: { label: 'Open team settings', link },
    note: phrase`You’re receiving this because you’re a member of this team. It can’t be turned off.`,
  }),

  'team-deleted': ({ name, team }) => ({
    subject: phrase`The team ${team} was deleted`,
    preview: 'All its data and your account are gone.',
    heading: phrase`${team} was deleted`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`${team}, all its data and your Tandem account were deleted. You can use this email for a new account.`,
    ],
    note: phrase`This is the last email about this team. No data is kept.`,
  }),

  'export-ready': ({ name, team, link, days }) => ({
    subject: phrase`The export of ${team} is ready`,
    preview: `Download it within ${days} days.`,
    heading: phrase`Your export is ready`,
    greeting: phrase`Hello ${name},`,
    paragraphs: [
      phrase`Your ${team} export is ready. You can download it for ${days} days.`,
      phrase`Keep it safe: it contains customer data.`,
    ],
    action: { label: 'Go to the download', link },
    note: phrase`You’re receiving this because you requested this export. You’ll need to sign in to download it.`,
  }),
}

/** All texts of all mails in English. */
export const mailsInEnglish: MailTexts = {
  contents,
  ifTheButtonFails: 'If the button doesn’t work, open this link:',
}
