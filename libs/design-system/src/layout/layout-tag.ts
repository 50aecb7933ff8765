/** The elements that a layout component can render, so that meaning needs no extra wrapper. */
export type LayoutTag =
  'div' | 'span' | 'section' | 'header' | 'footer' | 'main' | 'nav' | 'aside' | 'ul' | 'ol' | 'li' | 'dl'
