import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown } from '@codemirror/lang-markdown';
import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { styled } from '@datewright/sdk/styled';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';

const Frame = styled.div`
  background: var(--surface);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  min-height: 24rem;
  min-width: 0;
  overflow: hidden;
`;

const editorTheme = EditorView.theme({
  '&': { color: 'var(--text)', fontSize: 'var(--text-16)' },
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '-3px' },
  '.cm-scroller': { fontFamily: 'var(--font-text)', lineHeight: '1.6', minHeight: '24rem' },
  '.cm-content': { padding: 'var(--space-4)', caretColor: 'var(--text)', maxWidth: 'var(--measure)' },
  '.cm-placeholder': { color: 'var(--muted)' },
  // The library's colours fit one theme only, so weight and style mark the syntax.
  '.cm-line span': { color: 'inherit' },
});

export interface MarkdownEditorHandle {
  /** Inserts text at the cursor on a new line. */
  insert: (text: string) => void;
}

interface Props {
  value: string;
  label: string;
  hint: string;
  longest: number;
  onChange: (value: string) => void;
  ref?: Ref<MarkdownEditorHandle>;
}

interface EditorOptions {
  text: string;
  label: string;
  hint: string;
  longest: number;
  onChange: (text: string) => void;
}

/**
 * CodeMirror in a shadow root: there it uses constructed style sheets, which the content security policy allows, unlike
 * style elements.
 */
function createEditor(host: HTMLElement, { text, label, hint, longest, onChange }: EditorOptions): EditorView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  return new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        markdown(),
        syntaxHighlighting(defaultHighlightStyle),
        EditorView.lineWrapping,
        EditorState.changeFilter.of((change) => change.newDoc.length <= longest),
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'true' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
        placeholder(hint),
        editorTheme,
      ],
    }),
  });
}

export function MarkdownEditor({ value, label, hint, longest, onChange, ref }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latestOnChange = useRef(onChange);
  const first = useRef(value);
  useEffect(() => {
    latestOnChange.current = onChange;
  });

  useEffect(() => {
    const host = frame.current;
    if (!host) return;
    const editor = createEditor(host, {
      ...{ text: first.current, label, hint, longest },
      onChange: (text) => latestOnChange.current(text),
    });
    view.current = editor;
    return () => {
      editor.destroy();
      view.current = null;
    };
  }, [label, hint, longest]);

  // Takes over text from outside: a restored version or another editor's save.
  useEffect(() => {
    first.current = value;
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);

  useImperativeHandle(ref, () => ({
    insert(text) {
      const editor = view.current;
      if (!editor) return;
      const { to } = editor.state.doc.lineAt(editor.state.selection.main.head);
      const insert = `\n\n${text}\n\n`;
      editor.dispatch({ changes: { from: to, insert }, selection: { anchor: to + insert.length } });
      editor.focus();
    },
  }));

  return <Frame ref={frame} />;
}
