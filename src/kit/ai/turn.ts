/** One turn of an engine, put together from its parts so that it can be sent back with what its tools found. */
import type {
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
  LanguageModelV4ToolCall,
} from '@ai-sdk/provider';

type AssistantMessage = Extract<LanguageModelV4Message, { role: 'assistant' }>;
type Finished = Extract<LanguageModelV4StreamPart, { type: 'finish' }>;
interface Block {
  type: 'text' | 'reasoning';
  text: string;
  providerOptions?: NonNullable<AssistantMessage['providerOptions']>;
}

export function createTurn() {
  const content: AssistantMessage['content'] = [];
  const open = new Map<string, Block>();
  const calls: LanguageModelV4ToolCall[] = [];
  let text = '';
  let finished: Finished | undefined;

  function block(type: Block['type'], id: string): Block {
    const known = open.get(type + id);
    if (known) return known;
    const made: Block = { type, text: '' };
    content.push(made);
    open.set(type + id, made);
    return made;
  }

  return {
    add(part: LanguageModelV4StreamPart) {
      switch (part.type) {
        case 'text-delta':
          text += part.delta;
          block('text', part.id).text += part.delta;
          break;
        case 'reasoning-delta':
          block('reasoning', part.id).text += part.delta;
          break;
        case 'text-end':
        case 'reasoning-start':
        case 'reasoning-end': {
          // Signatures that the provider wants to see again come with the end or the start of a block.
          const options = part.providerMetadata;
          const type = part.type === 'text-end' ? 'text' : 'reasoning';
          if (options)
            block(type, part.id).providerOptions = options as NonNullable<Block['providerOptions']>;
          break;
        }
        case 'tool-call':
          if (part.providerExecuted) break;
          calls.push(part);
          content.push({
            type: 'tool-call',
            toolCallId: part.toolCallId,
            toolName: part.toolName,
            input: parseInput(part.input),
            ...(part.providerMetadata ? { providerOptions: part.providerMetadata } : {}),
          });
          break;
        case 'finish':
          finished = part;
          break;
        default:
      }
    },
    calls,
    get text() {
      return text;
    },
    /** Undefined until it ended as it should. */
    get finished() {
      return finished;
    },
    message: (): AssistantMessage => ({ role: 'assistant', content }),
  };
}

/** What is no JSON goes to the tool's own check, which will say so. */
export function parseInput(input: string): unknown {
  try {
    return input.trim() === '' ? {} : JSON.parse(input);
  } catch {
    return input;
  }
}
