/**
 * Text in the form that is compared: without case, accents, or the Turkish dotless i, so that "sule" finds
 * "Şule". Done here and not in the database, whose rules for case depend on its settings.
 */
const foldText = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * The text for searching customers and products and sorting them by name: the name, then an email address or
 * SKU. A space precedes each word, so that a search can ask for the start of a word.
 */
export const searchTextOf = (name: string, more: string | null) => ` ${foldText(`${name} ${more ?? ''}`)}`

/** The text for searching an entry of the audit log. */
export const auditSearchText = (entry: {
  name?: string | null
  email?: string | null
  subject_name: string | null
}): string => searchTextOf(`${entry.name ?? ''} ${entry.email ?? ''}`, entry.subject_name)
