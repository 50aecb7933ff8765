/** Validation texts about posts. Separate from `messages`, which the first page loads. */
export const postMessages = {
  onlyOwn: 'You can only link products to your own posts',
  onlyOwnCodes: 'Only posts of your own accounts can have codes',
  tooManyCodes: (max: number) => `A post can have at most ${max} codes`,
  onlyOwnLinks: 'Only posts of your own accounts can have short links',
  linkProductFirst: 'Link the product to the post first',
  noShopAddress:
    'Tandem knows no page of this product at the store’s own address. Look again after the next sync of the store.',
  noShortLink: 'This product has no short link',
} as const
