/** What all cards of a list share. */
export interface CardOptions {
  timeZone: string
  /** The address of a post's own page. */
  hrefOf: (id: number) => string
  /** Whether captions stand in full. */
  isExpanded: boolean
  showProducts: boolean
  /** Of the team's own accounts: what others link to and sell is not known. */
  isOwn: boolean
  /** Whether the reader may say which product a post leads to. */
  mayLink: boolean
  onLinkProducts: (id: number) => void
}
