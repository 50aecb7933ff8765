/**
 * Everything that the audit log records, and its words for people. An action is a noun and a past participle;
 * an unlisted one doesn't compile.
 */
export const auditActions = {
  'session.started': 'Signed in',
  'session.refused': 'Failed sign-in attempt',
  'session.ended': 'Signed out',
  'session.revoked': 'Signed out another device',
  'sessions.revoked': 'Signed out several devices',
  'sign_in.linked': 'Added a sign-in method',
  'sign_in.unlinked': 'Removed a sign-in method',
  'sign_in.undone': 'Undid a new sign-in method',
  'password.reset': 'Chose a new password',
  'user.email_change_requested': 'Requested an email change',
  'user.email_changed': 'Changed their email address',
  'user.email_change_undone': 'Undid a change of their email address',
  'profile.updated': 'Changed their profile',
  'profile.picture_set': 'Changed their profile picture',
  'profile.picture_removed': 'Removed their picture',

  'user.invited': 'Invited somebody',
  'invitation.sent_again': 'Resent an invitation to',
  'invitation.withdrawn': 'Withdrew an invitation',
  'invitation.accepted': 'Accepted an invitation',
  'user.role_changed': 'Changed the role of',
  'user.activated': 'Activated somebody',
  'user.deactivated': 'Deactivated somebody',
  'user.archived': 'Archived somebody',
  'user.removed': 'Removed somebody',

  'team.created': 'Created the team',
  'team.updated': 'Changed the team',
  'team.timezone_changed': 'Changed the time zone of the team',
  'team.transferred': 'Transferred ownership to',
  'team.deletion_requested': 'Requested team deletion',
  'team.deletion_called_off': 'Cancelled team deletion',
  'team_export.started': 'Started an export of the team’s data',
  'team_export.finished': 'Finished an export of the team’s data',
  'team_export.failed': 'Failed to export the team’s data',
  'team_export.opened': 'Opened an export of the team’s data',
  'team_export.downloaded': 'Downloaded an export of the team’s data',
  'team_export.deleted': 'Deleted an export of the team’s data',
  'list.exported': 'Exported a list',

  'store.created': 'Connected store',
  'store.updated': 'Changed a store',
  'store.sales_chosen': 'Chose what counts as a sale of a store',
  'store.sync_requested': 'Started a sync of',
  'store.archived': 'Archived store',
  'store.restored': 'Restored store',
  'store.deletion_began': 'Began to delete store',
  'store.deleted': 'Deleted store',
  'privacy_request.carried_out': 'Carried out a privacy request of a store',
  'privacy_request.data_downloaded': 'Downloaded what is kept about a customer',

  'account.connected': 'Connected account',
  'account.reconnected': 'Reconnected account',
  'account.tracked': 'Started tracking',
  'account.reading_requested': 'Started a sync of',
  'account.archived': 'Archived an account',
  'account.restored': 'Restored an account',
  'account.revoked': 'Revoked access to',
  'account.deleted': 'Deleted an account',
  'account.collections_set': 'Changed collections of',
  'account.collections_added': 'Added an account to collections',
  'account_collection.created': 'Created collection',
  'account_collection.renamed': 'Renamed a collection',
  'account_collection.deleted': 'Deleted a collection',
  'post.products_set': 'Changed linked products of a post',
  'post.codes_set': 'Set the discount codes of a post',
  'post.short_link_set': 'Made a short link of a post, or turned it on or off',

  'note.created': 'Wrote a shared note',
  'note.updated': 'Changed a shared note',
  'note.deleted': 'Deleted a shared note',
  'saved_filter.created': 'Shared a filter',
  'saved_filter.updated': 'Changed a shared filter',
  'saved_filter.deleted': 'Deleted a shared filter',
  'saved_filter.default_set': 'Made a filter the default of the team',
  'saved_filter.default_cleared': 'Removed the default filter of the team',
  'favorite_category.created': 'Created a favourite category',
  'favorite_category.updated': 'Renamed a favourite category',
  'favorite_category.deleted': 'Deleted a favourite category',
} as const satisfies Record<string, string>

/** Actions that can be recorded. */
export type AuditAction = keyof typeof auditActions

/** Sign-ins, sign-outs and failed attempts: most entries of a log. */
export const signInActions: ReadonlySet<string> = new Set<AuditAction>([
  'session.started',
  'session.refused',
  'session.ended',
])

/** An action in words; its own name when a newer version wrote it. */
export const describeAction = (action: string): string =>
  Object.hasOwn(auditActions, action) ? auditActions[action as AuditAction] : action
