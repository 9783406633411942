// A scan thread that fails before its first message.
throw new Error('This module cannot be loaded.');
