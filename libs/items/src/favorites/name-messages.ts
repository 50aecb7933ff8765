import { defineMessages } from '@tandem/app-frame'

/** Names of rows: separate, because the menu of every page shows them. */
export const { text: nameText, catalogue } = defineMessages('item-names', { order: 'Order #{{number}}' })
