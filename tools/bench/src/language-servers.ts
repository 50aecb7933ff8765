import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** An editor's view of a language server. Lines and columns are counted from 0. */
export interface LanguageServer {
  open: (path: string, text: string) => Promise<unknown>
  /** Replaces the text of an open file. */
  change: (path: string, text: string, oldText: string) => void
  /** What the editor shows at a place. */
  hover: (path: string, line: number, column: number) => Promise<string>
  stop: () => void
}

const resolvePackage = createRequire(import.meta.url).resolve

/** Calls `tell` with each message of a process that writes JSON after headers with its length. */
function readMessages(child: ChildProcess, tell: (message: Record<string, unknown>) => void) {
  let waiting = Buffer.alloc(0)
  child.stdout?.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk])
    for (;;) {
      const start = waiting.indexOf('\r\n\r\n') + 4
      const length = Number(/Content-Length: (\d+)/i.exec(waiting.subarray(0, start).toString())?.[1])
      // The server of TypeScript 6 adds a line feed after each message.
      if (start < 4 || waiting.length < start + length) return
      tell(JSON.parse(waiting.subarray(start, start + length).toString()) as Record<string, unknown>)
      waiting = waiting.subarray(start + length)
    }
  })
}

/** Matches answers with questions by their number; `asked` gets the questions of the server. */
function questions(
  child: ChildProcess,
  key: 'request_seq' | 'id',
  answer: 'body' | 'result',
  asked?: (id: unknown) => void,
) {
  const open = new Map<number, (value: unknown) => void>()
  readMessages(child, (message) => {
    if (asked !== undefined && 'method' in message) {
      if ('id' in message) asked(message.id)
      return
    }
    const number = message[key] as number
    open.get(number)?.(message[answer])
    open.delete(number)
  })
  let last = 0
  return {
    next: () => (last += 1),
    answerOf: (number: number) => new Promise<unknown>((resolve) => open.set(number, resolve)),
  }
}

/** The end of a text, counted from 0. */
const endOf = (text: string) => {
  const lines = text.split('\n')
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 }
}

/** The server of TypeScript 6, as editors start it. */
export function startTsserver(): LanguageServer {
  const child = spawn(process.execPath, [
    join(dirname(resolvePackage('typescript')), 'tsserver.js'),
    '--disableAutomaticTypingAcquisition',
  ])
  const { next, answerOf } = questions(child, 'request_seq', 'body')
  const send = (command: string, values: object) => {
    const seq = next()
    child.stdin.write(`${JSON.stringify({ seq, type: 'request', command, arguments: values })}\n`)
    return answerOf(seq)
  }
  return {
    open: (file, fileContent) => {
      void send('open', { file, fileContent })
      return send('projectInfo', { file, needFileNameList: false })
    },
    change: (file, text, oldText) => {
      const { line, character } = endOf(oldText)
      void send('change', {
        file,
        line: 1,
        offset: 1,
        endLine: line + 1,
        endOffset: character + 1,
        insertString: text,
      })
    },
    hover: async (file, line, column) => {
      const found = (await send('quickinfo', { file, line: line + 1, offset: column + 1 })) as
        { displayString?: string } | undefined
      return found?.displayString ?? ''
    },
    stop: () => child.kill(),
  }
}

/** The native server of TypeScript 7. */
export async function startNativeServer(root: string): Promise<LanguageServer> {
  const child = spawn(process.execPath, [
    join(dirname(resolvePackage('typescript-7/package.json')), 'bin/tsc'),
    '--lsp',
    '--stdio',
  ])
  const { next, answerOf } = questions(child, 'id', 'result', (id) => write({ id, result: null }))
  const write = (message: object) => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message })
    child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
  }
  const send = (method: string, params: object) => {
    const id = next()
    write({ id, method, params })
    return answerOf(id)
  }
  const rootUri = pathToFileURL(root).href
  await send('initialize', { processId: process.pid, rootUri, capabilities: {} })
  write({ method: 'initialized', params: {} })
  let version = 1
  const documentOf = (path: string) => ({ uri: pathToFileURL(path).href })
  return {
    open: (path, text) => {
      write({
        method: 'textDocument/didOpen',
        params: { textDocument: { ...documentOf(path), languageId: 'typescript', version, text } },
      })
      return Promise.resolve()
    },
    change: (path, text) => {
      version += 1
      write({
        method: 'textDocument/didChange',
        params: { textDocument: { ...documentOf(path), version }, contentChanges: [{ text }] },
      })
    },
    hover: async (path, line, character) => {
      const position = { line, character }
      const found = (await send('textDocument/hover', { textDocument: documentOf(path), position })) as
        { contents: { value?: string } } | null | undefined
      return found?.contents.value ?? ''
    },
    stop: () => child.kill(),
  }
}
