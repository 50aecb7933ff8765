import { defineMessages } from '@tandem/app-frame'

/** The actions of the audit log as sentences; only its page loads them. */
export const { text: sentenceText, catalogue } = defineMessages('workspace-audit-sentences', {
  /** What somebody did with what is theirs or has no name, by the noun and the verb of the action. */
  own: {
    session: {
      started: '{{who}} signed in',
      refused: 'Someone failed to sign in as {{who}}',
      ended: '{{who}} signed out',
      revoked: '{{who}} signed out another device',
    },
    sessions: {
      revoked: '{{who}} signed out all other devices',
    },
    sign_in: {
      linked: '{{who}} added a sign-in method',
      unlinked: '{{who}} removed a sign-in method',
      undone: '{{who}} undid a new sign-in method',
    },
    password: {
      reset: '{{who}} chose a new password',
    },
    user: {
      email_change_requested: '{{who}} asked to change their email address',
      email_changed: '{{who}} changed their email address',
      email_change_undone: '{{who}} undid a change of their email address',
    },
    profile: {
      updated: '{{who}} changed their profile',
      picture_set: '{{who}} changed their profile picture',
      picture_removed: '{{who}} removed their profile picture',
    },
    invitation: {
      accepted: '{{who}} accepted their invitation',
    },
    team_export: {
      started: '{{who}} started an export of the team’s data',
      finished: '{{who}} finished an export of the team’s data',
      failed: '{{who}} failed to export the team’s data',
      opened: '{{who}} opened an export of the team’s data',
      downloaded: '{{who}} downloaded an export of the team’s data',
      deleted: '{{who}} deleted an export of the team’s data',
    },
    favorite_category: {
      created: '{{who}} created a favourite category',
      updated: '{{who}} renamed a favourite category',
      deleted: '{{who}} deleted a favourite category',
    },
    note: {
      created: '{{who}} wrote a shared note',
      updated: '{{who}} changed a shared note',
      deleted: '{{who}} deleted a shared note',
    },
  },
  /** What somebody did with a shared note on a row. */
  on: {
    note: {
      created: '{{who}} wrote a shared note on {{what}}',
      updated: '{{who}} changed a shared note on {{what}}',
      deleted: '{{who}} deleted a shared note on {{what}}',
    },
  },
  /** A row with its name, inside a sentence. */
  row: {
    store: 'the store {{name}}',
    order: 'order #{{name}}',
    customer: 'the customer {{name}}',
    product: 'the product {{name}}',
    account: 'the account @{{name}}',
    post: 'the post “{{name}}”',
  },
  /** A row whose name isn't recorded. */
  someRow: {
    store: 'a store',
    order: 'an order',
    customer: 'a customer',
    product: 'a product',
    account: 'an account',
    post: 'a post',
  },
  /** What somebody did with something that has a name. */
  about: {
    user: {
      invited: '{{who}} invited {{what}}',
      role_changed: '{{who}} changed the role of {{what}}',
      activated: '{{who}} activated {{what}}',
      deactivated: '{{who}} deactivated {{what}}',
      archived: '{{who}} archived {{what}}',
      removed: '{{who}} removed {{what}} from the team',
    },
    invitation: {
      sent_again: '{{who}} sent {{what}} the invitation again',
      withdrawn: '{{who}} withdrew the invitation of {{what}}',
    },
    team: {
      created: '{{who}} created the team {{what}}',
      updated: '{{who}} changed the settings of {{what}}',
      timezone_changed: '{{who}} changed the time zone of {{what}}',
      transferred: '{{who}} transferred the team to {{what}}',
      deletion_requested: '{{who}} asked to delete {{what}}',
      deletion_called_off: '{{who}} cancelled the deletion of {{what}}',
    },
    list: {
      exported: '{{who}} exported the list {{what}}',
    },
    store: {
      created: '{{who}} connected the store {{what}}',
      updated: '{{who}} changed the store {{what}}',
      sales_chosen: '{{who}} chose what counts as a sale in {{what}}',
      sync_requested: '{{who}} started a sync of the store {{what}}',
      archived: '{{who}} archived the store {{what}}',
      restored: '{{who}} restored the store {{what}}',
      deletion_began: '{{who}} began to delete the store {{what}}',
      deleted: '{{who}} deleted the last data of the store {{what}}',
    },
    privacy_request: {
      carried_out: '{{who}} carried out a privacy request of {{what}}',
      data_downloaded: '{{who}} downloaded what is kept about a customer of {{what}}',
    },
    account: {
      connected: '{{who}} connected the account {{what}}',
      reconnected: '{{who}} reconnected the account {{what}}',
      tracked: '{{who}} started tracking {{what}}',
      reading_requested: '{{who}} started a sync of the account {{what}}',
      archived: '{{who}} archived the account {{what}}',
      restored: '{{who}} restored the account {{what}}',
      revoked: '{{who}} revoked access to {{what}}',
      deleted: '{{who}} deleted the account {{what}}',
      collections_set: '{{who}} changed the collections of {{what}}',
      collections_added: '{{who}} added {{what}} to collections',
    },
    account_collection: {
      created: '{{who}} created the collection {{what}}',
      renamed: '{{who}} renamed a collection to {{what}}',
      deleted: '{{who}} deleted the collection {{what}}',
    },
    post: {
      products_set: '{{who}} changed the linked products of a post of {{what}}',
      codes_set: '{{who}} set the discount codes of a post of {{what}}',
      short_link_set: '{{who}} made a short link of a post of {{what}}, or turned it on or off',
    },
    saved_filter: {
      created: '{{who}} shared the filter {{what}}',
      updated: '{{who}} changed the shared filter {{what}}',
      deleted: '{{who}} deleted the shared filter {{what}}',
      default_set: '{{who}} made the filter {{what}} the default of the team',
      default_cleared: '{{who}} removed the filter {{what}} as the default of the team',
    },
  },
  /** An action that a newer server records. */
  other: '{{who}}: {{action}}',
})
