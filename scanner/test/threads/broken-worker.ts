// A scan thread that never gets as far as its first message.
throw new Error('This module cannot be loaded.');
