/** What all cards of a list share. */
export interface CardOptions {
  timeZone: string
  /** The address of a post's own page. */
  hrefOf: (id: number) => string
  /** Whether captions are shown in full. */
  isExpanded: boolean
  showProducts: boolean
  /** Whether the posts are from the team's own accounts: tracked ones have no products or sales. */
  isOwn: boolean
  /** Whether the reader may link products. */
  mayLink: boolean
  onLinkProducts: (id: number) => void
}
