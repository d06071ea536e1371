// boardgame.io checks and freezes everything unless told, before it is loaded, that this is production.
process.env['NODE_ENV'] = 'production';
