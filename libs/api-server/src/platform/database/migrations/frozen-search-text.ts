/**
 * Text as it is compared: without case, accents, or the Turkish dotless i, so that "sule" finds "Şule". Done here
 * and not in the database, whose own idea of case depends on how it was set up.
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
 * What a customer or product is found by, and sorted by its name: the name, then a mail or SKU. A blank stands before
 * each word, so that the beginning of one can be asked for.
 */
export const searchTextOf = (name: string, more: string | null) => ` ${foldText(`${name} ${more ?? ''}`)}`

/** What an entry of the audit log is found by. */
export const auditSearchText = (entry: {
  name?: string | null
  email?: string | null
  subject_name: string | null
}): string => searchTextOf(`${entry.name ?? ''} ${entry.email ?? ''}`, entry.subject_name)
