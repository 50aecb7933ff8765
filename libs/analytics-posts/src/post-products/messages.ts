import { defineMessages } from '@tandem/app-frame'

export const { useText: useProductsText, catalogue } = defineMessages('analytics-post-products', {
  title: 'Link products to this post',
  description: 'We attribute their sales over the next 7 days to this post.',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save products',
  saved: 'Products of the post',
  noName: 'No name',
  discard: {
    title: 'Discard changes?',
    text: 'The linked products stay as they are.',
    keep: 'Keep editing',
    discard: 'Discard changes',
  },
  chosen: {
    label: 'Linked products',
    none: 'No products linked – no sales will be attributed to this post.',
    remove: 'Remove {{name}}',
    byCaption: 'After saving, products are linked automatically from the links in the caption.',
    useCaption: 'Link from caption again',
    full: 'A post can have up to {{most}} products. Remove one to add another.',
  },
  search: {
    label: 'Search products',
    placeholder: 'Search by name or SKU',
    clear: 'Clear search',
    results: 'Products found',
    linked: 'Linked',
    loading: 'Searching products',
    failed: 'Couldn’t search products.',
    again: 'Try again',
    nothing: 'No products match “{{term}}”.',
    noProducts: 'No products yet. They are imported from your connected stores.',
    connect: 'Connect a store',
  },
  mayNotWrite: 'You can view linked products. Ask an editor or admin to change them.',
})
