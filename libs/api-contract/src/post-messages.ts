/** Validation texts about posts; apart from `messages`, which the first page loads. */
export const postMessages = {
  onlyOwn: 'Products are linked to posts of your own accounts only',
} as const
