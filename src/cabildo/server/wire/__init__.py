"""What crosses the wire between server and clients, as types; the OpenAPI description is made from them.

Titles' own data (views, decisions, events) is plain data whose form the title decides; a client shows it by its title's
board or by the generic panel.
"""
