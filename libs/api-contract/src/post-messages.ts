/** Validation texts about posts; apart from `messages`, which the first page loads. */
export const postMessages = {
  onlyOwn: 'Products are linked to posts of your own accounts only',
  onlyOwnCodes: 'Only posts of your own accounts can have codes',
  tooManyCodes: 'A post can have at most 10 codes',
} as const
