/** What a layout primitive may be in the document, so that no wrapper is needed for meaning. */
export type LayoutTag =
  'div' | 'span' | 'section' | 'header' | 'footer' | 'main' | 'nav' | 'aside' | 'ul' | 'ol' | 'li' | 'dl'
