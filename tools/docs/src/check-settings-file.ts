/** Checks the syntax of a settings file: returns what is wrong, or null. */
type Form = (text: string) => string | null

/**
 * The lines without comments. In these formats a `#` is part of a value only inside quotes, which we don't
 * use.
 */
const plainLines = (text: string) => text.split('\n').map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())

/** Blocks in braces, as in a Caddyfile or a stylesheet: every opened block is closed, and no other. */
export const checkBraces: Form = (text) => {
  let depth = 0
  for (const [index, line] of plainLines(text).entries()) {
    // `{$NAME}` and `{name}` are values.
    for (const brace of line.replaceAll(/\{[$\w.]+\}/g, '').match(/[{}]/g) ?? []) {
      depth += brace === '{' ? 1 : -1
      if (depth < 0) return `line ${index + 1} closes a block that was not opened`
    }
  }
  return depth === 0 ? null : `${depth} blocks are not closed`
}

/** nginx: each line opens a block, closes one or ends with a semicolon. */
export const checkDirectives: Form = (text) => {
  const wrong = plainLines(text).findIndex((line) => line !== '' && !/[;{}]$/.test(line))
  return wrong === -1 ? checkBraces(text) : `line ${wrong + 1} does not end with ; or a brace`
}

const unitSections = ['Unit', 'Service', 'Install', 'Timer']

/** A unit of systemd: sections it knows, and a key with a value on each line. */
export const checkUnit: Form = (text) => {
  let section: string | null = null
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || /^[#;]/.test(line)) continue
    const opened = /^\[(\w+)\]$/.exec(line)?.[1]
    if (opened !== undefined && !unitSections.includes(opened))
      return `line ${index + 1}: no section ${opened}`
    if (opened !== undefined) section = opened
    else if (section === null || !/^[A-Z]\w+=/.test(line)) return `line ${index + 1} is no setting: ${line}`
  }
  return section === null ? 'has no section' : null
}

/** An ini file: every line is a section, a key with a value, a comment, or empty. */
export const checkIni: Form = (text) => {
  const isWritten = (line: string) => line === '' || /^[#;]|^\[\w+\]$|^\w+ ?= ?\S/.test(line)
  const wrong = text.split('\n').find((line) => !isWritten(line))
  return wrong === undefined ? null : `is no setting: ${wrong}`
}

const instructions =
  /^(?:ARG|CMD|COPY|ENTRYPOINT|ENV|EXPOSE|FROM|HEALTHCHECK|LABEL|RUN|STOPSIGNAL|USER|VOLUME|WORKDIR)\s+\S/

/** A Containerfile: only existing instructions, the first of which names the base image. */
export const checkDockerfile: Form = (text) => {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line !== '')
  const wrong = lines.find((line) => !instructions.test(line))
  if (wrong !== undefined) return `no instruction: ${wrong}`
  return /^(?:ARG|FROM)\s/.test(lines[0] ?? '') ? null : 'does not begin with FROM'
}
