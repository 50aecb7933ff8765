import { defineMessages } from '@tandem/app-frame'

export const { useText: useProductsText } = defineMessages('analytics-post-products', {
  title: 'Link products to this post',
  description: 'What these products sell within 7 days of the post counts for it.',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save products',
  saved: 'Products of the post',
  noName: 'No name',
  discard: {
    title: 'Discard your choice?',
    text: 'The products of this post stay as they were.',
    keep: 'Keep choosing',
    discard: 'Discard choice',
  },
  chosen: {
    label: 'Linked products',
    none: 'No product is linked: nothing will be counted for this post.',
    remove: 'Remove {{name}}',
    byCaption: 'Once saved, the post leads to whatever products the addresses in its caption name.',
    useCaption: 'Use the caption’s products again',
    full: 'A post can lead to at most {{most}} products. Remove one to link another.',
  },
  search: {
    label: 'Search products',
    placeholder: 'Search by name or SKU',
    clear: 'Clear search',
    results: 'Products found',
    linked: 'Linked',
    loading: 'Searching products',
    failed: 'The products could not be searched.',
    again: 'Try again',
    nothing: 'No product for “{{term}}”.',
    noProducts: 'No products are known yet. They are read from connected stores.',
    connect: 'Connect a store',
  },
  mayNotWrite: 'As a viewer you can see which products are linked. An editor or admin can change them.',
})
