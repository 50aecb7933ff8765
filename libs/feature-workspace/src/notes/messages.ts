import { defineMessages } from '@tandem/app-frame'

/** Texts of the list of all notes. */
export const {
  useText: useNotesText,
  text: notesText,
  catalogue,
} = defineMessages('workspace-notes', {
  label: 'Notes',
  count_one: '{{formatted}} note',
  count_other: '{{formatted}} notes',
  loading: 'Loading notes',
  failed: 'Notes could not be loaded',
  filter: 'Filter notes',
  search: 'Search notes',
  searchPlaceholder: 'Search notes',
  note: 'Note',
  on: 'On',
  who: 'Author',
  when: 'Written',
  kinds: 'Type',
  people: 'Authors',
  choicesFailed: 'Couldn’t load the options.',
  onlyYou: 'Only you',
  formerMember: 'Former member',
  account: '@{{username}}',
  deleted: 'Deleted row',
  kind: {
    store: 'Store',
    order: 'Order',
    customer: 'Customer',
    product: 'Product',
    account: 'Account',
    post: 'Post',
  },
  nothingFound: 'No notes match',
  empty: {
    title: 'No notes yet',
    text: 'Open an order, a customer, a product, a post, an account or a store, and write what your team should know: “Gift, leave out the invoice”. All notes are collected here.',
    openOrders: 'Open orders',
  },
})
