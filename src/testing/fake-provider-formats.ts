/** How the big providers write an answer onto a stream: one answer, four dialects. */

export interface Spoken {
  model: string;
  inputTokens: number;
  outputTokens: number;
}

export interface ToolUse {
  name: string;
  input: unknown;
}

/** Each function gives the events of one moment, as the text that goes over the wire. */
export interface Dialect {
  begin(spoken: Spoken): string;
  word(word: string, index: number): string;
  /** What it thinks before it speaks; where a provider tells. */
  thought?(words: string): string;
  toolUse(tool: ToolUse): string;
  end(spoken: Spoken, reason: 'stop' | 'tools'): string;
  /** An error in the middle of a stream that began well. */
  trouble(type: string, message: string): string;
  /** The body of a refusal. */
  refusal(status: number, message: string): object;
}

const data = (value: object) => `data: ${JSON.stringify(value)}\n\n`;
const named = (value: { type: string } & Record<string, unknown>) => `event: ${value.type}\n${data(value)}`;

const chunk = (delta: object, more: object = {}) =>
  data({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'fake',
    choices: [{ index: 0, delta, finish_reason: null, ...more }],
  });

export const chat: Dialect = {
  begin: () => chunk({ role: 'assistant', content: '' }),
  word: (word) => chunk({ content: word }),
  thought: (words) => chunk({ reasoning_content: words }),
  toolUse: ({ name, input }) =>
    chunk({
      tool_calls: [
        { index: 0, id: 'call_1', type: 'function', function: { name, arguments: JSON.stringify(input) } },
      ],
    }),
  end: ({ inputTokens, outputTokens }, reason) =>
    chunk({}, { finish_reason: reason === 'tools' ? 'tool_calls' : 'stop' }) +
    data({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'fake',
      choices: [],
      usage: {
        prompt_tokens: inputTokens,
        completion_tokens: outputTokens,
        total_tokens: inputTokens + outputTokens,
      },
    }) +
    'data: [DONE]\n\n',
  trouble: (type, message) => data({ error: { message, type, param: null, code: type } }),
  refusal: (status, message) => ({ error: { message, type: 'error', param: null, code: String(status) } }),
};

const message = { type: 'message', id: 'msg_1', role: 'assistant', status: 'in_progress', content: [] };

export const responses: Dialect = {
  begin: ({ model }) =>
    named({ type: 'response.created', response: { id: 'resp_1', created_at: 1, model } }) +
    named({ type: 'response.output_item.added', output_index: 0, item: message }),
  word: (word) =>
    named({
      type: 'response.output_text.delta',
      item_id: 'msg_1',
      output_index: 0,
      content_index: 0,
      delta: word,
    }),
  thought: (words) => {
    const item = { type: 'reasoning', id: 'rs_1', summary: [] };
    const at = { item_id: 'rs_1', output_index: 0, summary_index: 0 };
    return (
      named({ type: 'response.output_item.added', output_index: 0, item }) +
      named({
        type: 'response.reasoning_summary_part.added',
        ...at,
        part: { type: 'summary_text', text: '' },
      }) +
      named({ type: 'response.reasoning_summary_text.delta', ...at, delta: words }) +
      named({ type: 'response.output_item.done', output_index: 0, item })
    );
  },
  toolUse: ({ name, input }) => {
    const item = { type: 'function_call', id: 'fc_1', call_id: 'call_1', name, arguments: '' };
    return (
      named({ type: 'response.output_item.added', output_index: 1, item }) +
      named({
        type: 'response.output_item.done',
        output_index: 1,
        item: { ...item, arguments: JSON.stringify(input), status: 'completed' },
      })
    );
  },
  end: ({ inputTokens, outputTokens, model }) =>
    named({ type: 'response.output_item.done', output_index: 0, item: { ...message, status: 'completed' } }) +
    named({
      type: 'response.completed',
      response: {
        id: 'resp_1',
        created_at: 1,
        model,
        status: 'completed',
        usage: {
          input_tokens: inputTokens,
          output_tokens: outputTokens,
          total_tokens: inputTokens + outputTokens,
        },
      },
    }),
  trouble: (type, text) =>
    named({ type: 'error', sequence_number: 9, code: type, message: text, param: null }),
  refusal: chat.refusal,
};

export const messages: Dialect = {
  begin: ({ model, inputTokens }) =>
    named({
      type: 'message_start',
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: inputTokens, output_tokens: 0 },
      },
    }) +
    named({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }) +
    named({ type: 'ping' }),
  word: (word) => named({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: word } }),
  toolUse: ({ name, input }) =>
    named({
      type: 'content_block_start',
      index: 1,
      content_block: { type: 'tool_use', id: 'toolu_1', name, input: {} },
    }) +
    named({
      type: 'content_block_delta',
      index: 1,
      delta: { type: 'input_json_delta', partial_json: JSON.stringify(input) },
    }) +
    named({ type: 'content_block_stop', index: 1 }),
  end: ({ outputTokens }, reason) =>
    named({ type: 'content_block_stop', index: 0 }) +
    named({
      type: 'message_delta',
      delta: { stop_reason: reason === 'tools' ? 'tool_use' : 'end_turn', stop_sequence: null },
      usage: { output_tokens: outputTokens },
    }) +
    named({ type: 'message_stop' }),
  trouble: (type, text) => named({ type: 'error', error: { type, message: text } }),
  refusal: (_, text) => ({ type: 'error', error: { type: 'authentication_error', message: text } }),
};

const candidate = (parts: object[], more: object = {}) => ({
  candidates: [{ content: { role: 'model', parts }, index: 0, ...more }],
});

export const gemini: Dialect = {
  begin: () => '',
  word: (word) => data(candidate([{ text: word }])),
  toolUse: ({ name, input }) => data(candidate([{ functionCall: { name, args: input } }])),
  end: ({ inputTokens, outputTokens }) =>
    data({
      ...candidate([{ text: '' }], { finishReason: 'STOP' }),
      usageMetadata: {
        promptTokenCount: inputTokens,
        candidatesTokenCount: outputTokens,
        totalTokenCount: inputTokens + outputTokens,
      },
    }),
  trouble: (type, text) => data({ error: { code: 503, message: text, status: type.toUpperCase() } }),
  refusal: (status, text) => ({ error: { code: status, message: text, status: 'UNAUTHENTICATED' } }),
};
